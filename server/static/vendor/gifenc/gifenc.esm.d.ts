// The part of gifenc that this project uses, for the type checker. Ours; all else in this folder is as its package ships it.

type Palette = [number, number, number][];

export function applyPalette(pixels: Uint8ClampedArray, palette: Palette, format: "rgb565"): Uint8Array;

export function GIFEncoder(): {
  writeFrame(
    index: Uint8Array,
    width: number,
    height: number,
    options: { palette: Palette | null; delay: number; transparent: boolean; transparentIndex: number; dispose: number },
  ): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
};

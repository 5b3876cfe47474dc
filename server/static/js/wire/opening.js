// Begins the connection to the server, beside the page, whatever all addresses begin with behind a proxy. A page loads
// this module first: it is connected by the time that the others are here.

export const opening = new WebSocket(new URL("ws", document.baseURI).href.replace("http", "ws"));

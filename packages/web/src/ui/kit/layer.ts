/** Where what floats over a place belongs: in the dialogue around it, which covers the whole page, else in the page. */
export function layerOf(place: Element | null): Element {
  return place?.closest('dialog') ?? document.body;
}

/** The dialogue that covers everything else now, else the page. */
export function topLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

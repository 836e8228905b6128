/*
 * A drawing on the page takes its looks from the page's styles. To be looked at elsewhere it has to bring them along, so
 * each element is given what the page made of it at this moment.
 */

/** What children take from their parents, and everything else that drawings use. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
] as const;
const OWN = {
  display: 'inline',
  opacity: '1',
  transform: 'none',
  filter: 'none',
  mask: 'none',
  'clip-path': 'none',
  'mix-blend-mode': 'normal',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'stroke-dashoffset': '0px',
} as const;

/** Copies an element with its looks; what is not shown is left out. */
export const withLooks = (element: Element, inherited?: CSSStyleDeclaration): Element | undefined => {
  const looks = getComputedStyle(element);
  if (looks.display === 'none') return undefined;
  const copy = element.cloneNode(false) as Element;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  // The page's own variables mean nothing elsewhere; what became of them is written out below.
  for (const { name, value } of [...copy.attributes]) if (value.includes('var(')) copy.removeAttribute(name);
  const { style } = copy as SVGElement;
  for (const name of INHERITED) {
    const value = looks.getPropertyValue(name);
    if (inherited?.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = looks.getPropertyValue(name);
    if (value !== usual && value !== '') style.setProperty(name, value);
  }
  if (looks.transform !== 'none') {
    style.setProperty('transform-origin', looks.transformOrigin);
    style.setProperty('transform-box', looks.transformBox);
  }
  for (const child of element.childNodes) {
    const kept = child instanceof Element ? withLooks(child, looks) : child.cloneNode();
    if (kept !== undefined) copy.append(kept);
  }
  return copy;
};

const POINTS_TO = /url\(["']?(?:[^)"']*)#([^)"']+)["']?\)/g;

/** The names of everything that a drawing points to. */
const pointedAt = (drawing: Element): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const element of drawing.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      for (const [, id] of value.matchAll(POINTS_TO)) names.add(id!);
      if ((name === 'href' || name === 'xlink:href') && value.startsWith('#')) names.add(value.slice(1));
    }
  }
  return names;
};

/** Brings along what a drawing points to and does not hold: gradients, patterns and shapes that stand elsewhere on the page. */
export const bringAlong = (drawing: SVGSVGElement): void => {
  const defs = document.createElementNS(drawing.namespaceURI, 'defs');
  drawing.prepend(defs);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const id of pointedAt(drawing)) {
      const there = drawing.querySelector(`[id="${CSS.escape(id)}"]`);
      const elsewhere = there === null ? document.getElementById(id) : null;
      const kept = elsewhere === null ? undefined : withLooks(elsewhere);
      if (kept === undefined) continue;
      defs.append(kept);
      isNew = true;
    }
  }
};

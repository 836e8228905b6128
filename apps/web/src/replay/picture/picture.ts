import { fontsWithin } from './fonts.ts';
import { bringAlong, withLooks } from './inline-styles.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** How wide a picture is, in its own units and in pixels. */
const WIDTH = 1200;
const PIXELS = 1600;
const MARGIN = 28;
const TITLE = 40;
const LINE = 26;
const CAPTION = { title: 'italic 600 34px "EB Garamond Variable", serif', line: '22px "EB Garamond Variable", serif' };

/** What is written below the board. */
export interface Caption {
  readonly title: string;
  readonly text: string;
}

/** A moment of a game as a drawing that needs nothing else. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const element = (name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
};

/** Breaks a sentence into lines that fit. */
const linesOf = (text: string, font: string, width: number): readonly string[] => {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The layers of a board, each where it lies on the page. */
const layersOf = (board: Element): readonly SVGSVGElement[] =>
  board instanceof SVGSVGElement
    ? [board]
    : [...board.querySelectorAll('svg')].filter((layer) => layer.parentElement?.closest('svg') === null);

/** Draws the board that is on the page now, with its caption. */
export const drawPicture = async (board: Element, { title, text }: Caption): Promise<Picture> => {
  const frame = board.getBoundingClientRect();
  const scale = WIDTH / frame.width;
  const boardHeight = frame.height * scale;
  const lines = linesOf(text, CAPTION.line, WIDTH - 2 * MARGIN);
  const height = Math.round(boardHeight + 2 * MARGIN + TITLE + LINE * lines.length);
  const page = getComputedStyle(document.documentElement);
  const [paper, ink] = ['--paper-raised', '--ink'].map((name) => page.getPropertyValue(name).trim());
  const drawing = element('svg', {
    xmlns: SVG,
    viewBox: `0 0 ${WIDTH} ${height}`,
    width: WIDTH,
    height,
  }) as SVGSVGElement;
  const ground = element('rect', { width: WIDTH, height });
  ground.style.setProperty('fill', resolved(paper ?? '', 'white'));
  drawing.append(ground);
  for (const layer of layersOf(board)) {
    const box = layer.getBoundingClientRect();
    const copy = withLooks(layer);
    if (copy === undefined) continue;
    const place = {
      x: (box.left - frame.left) * scale,
      y: (box.top - frame.top) * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
    for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
    // It lies where it is told to here, however it was put there on the page.
    (copy as SVGElement).style.removeProperty('transform');
    drawing.append(copy);
  }
  bringAlong(drawing);
  const colour = resolved(ink ?? '', 'black');
  const top = boardHeight + MARGIN;
  const write = (words: string, y: number, font: string): void => {
    const line = element('text', { x: MARGIN, y }, words);
    line.style.setProperty('font', font);
    line.style.setProperty('fill', colour);
    drawing.append(line);
  };
  write(title, top + 28, CAPTION.title);
  for (const [index, line] of lines.entries()) write(line, top + TITLE + 24 + index * LINE, CAPTION.line);
  const faces = element('style', {}, await fontsWithin(drawing));
  drawing.prepend(faces);
  return { svg: new XMLSerializer().serializeToString(drawing), width: WIDTH, height };
};

/** A colour as it comes out on this page, by day or by candlelight. */
const resolved = (colour: string, otherwise: string): string => {
  const probe = document.createElement('span');
  probe.style.setProperty('color', colour === '' ? otherwise : colour);
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
};

/** The same in pixels. */
export const rasterise = async ({ svg, width, height }: Picture): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = Math.round((PIXELS * height) / width);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
};

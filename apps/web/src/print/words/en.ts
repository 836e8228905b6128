import { plural } from '@wunderkammer/kernel';

/** The texts about printing in English; the other languages have the type of this file. */
const en = {
  title: (game: string) => `Print ${game}`,
  lead: 'The box is gone, but paper will do: print it, cut it out, glue it, and play it at a real table.',
  choices: 'How to print',
  paper: { label: 'Paper', a4: 'A4', letter: 'Letter' },
  board: { label: 'Board', sheets: 'four sheets, glued', a3: 'one A3 sheet', a2: 'one A2 sheet' },
  ink: { label: 'Ink', colour: 'colour', line: 'line art', help: 'Line art saves ink, and asks for crayons.' },
  sides: {
    label: 'Backs',
    both: 'on both sides',
    one: 'on one side',
    bothHelp: 'Have the printer flip the paper on its long edge.',
    oneHelp: 'Cards come without backs: put them in sleeves, or glue old cards behind them.',
  },
  print: 'Print',
  asTold: 'Print at 100\u00a0%, “actual size”, never “fit to page”.',
  count: (sheets: number, stack: string) => `${sheets} ${plural('en', sheets, 'sheet', 'sheets')} (${stack})`,
  /** Where a side is among those that the printer is told to print. */
  page: (n: number) => `page ${n} when printing`,
  preview: 'The sheets',
  sheet: (n: number, of: number) => `Sheet ${n} of ${of}`,
  back: 'back',
  rules: 'Rules',
  summary: 'Turn summaries',
  first: {
    name: 'Read this first',
    kit: 'A kit to print, cut out and play',
    ruler: 'Measure this line',
    rulerHelp:
      'If it is not exactly 100 mm long, the printer has scaled the page: choose “actual size” or 100\u00a0% and print again.',
    contents: 'In this kit',
    booklet: 'rules booklet',
    needed: 'You need',
    tools: 'Paper of 160 to 250 gsm, a craft knife with a steel ruler, scissors and a glue stick.',
    boardTools: 'For the board, also card, or the lid of an old box.',
    steps: 'What to do',
    stepPrint:
      'Printing: 100\u00a0% or “actual size”, no header or footer, both sides, flipped on the long edge. Print this sheet first and measure the line below; then print all of it.',
    stepPrintSingle:
      'Printing: 100\u00a0% or “actual size”, no header or footer, one side only. Print this sheet first and measure the line below; then print all of it.',
    stepBoard: (letters: string) =>
      `Board: cut away the white margin on the left of B, on top of C, and on both of these sides of D. Lay them out in the order ${letters} and glue each over the strip its neighbour leaves for it: its edge lies along the dashed line and hides it. Then glue the whole onto card.`,
    stepBoardWhole: 'Board: glue it onto card, and fold it once in the middle if it is to fit into a box.',
    stepCards:
      'Cards: lay the ruler from mark to mark and cut. The colour goes a little beyond the edge, so being a hair’s breadth out does no harm.',
    stepNets:
      'Folded pieces: cut along the solid line, score every dashed line with a blunt knife, fold, and glue the pale flaps inside.',
    stepRules:
      'Rules: put the sheets inside one another as they come, fold them in the middle, and put two staples through the fold.',
    stepRulesSingle:
      'Rules: fold each sheet in the middle, printed side out, and glue the open edges together, one after the other.',
    legend: { cut: 'cut', fold: 'fold', flap: 'glue', mark: 'lay the ruler here' },
  },
};

export type Words = typeof en;
export default en;

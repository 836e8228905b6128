import type { Command } from './command.ts';

export const printCommand: Command = {
  summary: 'makes a PDF of a game: board, cards and pieces to cut out, and its rules',
  help: `wunderkammer print <game> --out FILE [--lang nl|de|en] [--paper a4|letter] [--board …] [--line-art] [--one-sided]

Makes a kit to print, cut out and play at a real table: the same as the page /print/<game> of the
cabinet. It is printed by Chromium, found on the path or named by CHROMIUM, from the web app that
npm run build has made (or that the environment variable WEB names).

  --out FILE              the PDF to write
  --lang nl|de|en         the language (default: that of the locale); --language is the same
  --paper a4|letter       the paper (a4)
  --board a4|letter|a3|a2 the paper of the board (the same, as four sheets to be glued together)
  --line-art              lines instead of colours, to save ink
  --one-sided             without backs, for printers that cannot print both sides

Print it at 100 %, flipping the paper on its long edge; the first sheet has a ruler to check it.`,
  run: async (args) => (await import('../print/run.ts')).runPrint(args),
};

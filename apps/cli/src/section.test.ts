import { expect, it } from 'vitest';
import { sectionOf, withSection } from './section.ts';

it('a part is put at the end, made anew in its place, and leaves the rest alone', () => {
  const first = withSection('# Page\n\nBy hand.\n', 'one', 'old');
  expect(first).toBe(`# Page\n\nBy hand.\n\n${sectionOf('one', 'old')}\n`);
  const both = withSection(first, 'two', 'other');
  expect(withSection(`${both}\nThe end.\n`, 'one', 'new')).toBe(
    `# Page\n\nBy hand.\n\n${sectionOf('one', 'new')}\n\n${sectionOf('two', 'other')}\n\nThe end.\n`,
  );
});

import { Choice } from '../../ui/Choice.tsx';
import type { OptionsProps } from '../game-ui.ts';
import { useRules } from '../use-rules.ts';
import { useTexts } from '../use-texts.ts';
import { plainWords } from './words/index.ts';

/** A choice was not made: the rules have a value for it. */
const USUAL = '';

/** A row of choices for every option of a game, with the words of its texts. */
const PlainOptions = ({ game, seats, options, change }: OptionsProps) => {
  const words = plainWords.use();
  const texts = useTexts(game.id).options;
  const { optionHelp } = useRules(game.id);
  const chosen = options as Readonly<Record<string, unknown>>;
  return optionHelp.map(({ key, offers }) => {
    const text = texts[key]!;
    const { [key]: now, ...others } = chosen;
    const values = offers(seats);
    return (
      <Choice
        key={key}
        label={text.name}
        value={now === undefined ? USUAL : JSON.stringify(now)}
        options={[
          { value: USUAL, label: words.usual },
          ...values.map((value) => ({ value: JSON.stringify(value), label: text.value(value).name })),
        ]}
        change={(to) => change(to === USUAL ? others : { ...others, [key]: JSON.parse(to) as unknown })}
        help={(now === undefined ? undefined : text.value(now).meaning) ?? text.about}
      />
    );
  });
};

export default PlainOptions;

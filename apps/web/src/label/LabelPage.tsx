import type { Language } from '@wunderkammer/kernel';
import { use } from 'react';
import { Link } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import { isPrintable, loadShowcase } from '../games/parts.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { addressOf, RuleTarget } from '../rulebook/target.ts';
import { ContactLink } from '../ui/ContactLink.tsx';
import { loadOnce } from '../ui/load-once.ts';
import { Page } from '../ui/Page.tsx';
import { useContact } from '../ui/use-contact.ts';
import { useLanguage } from '../words/words.tsx';
import { Exhibit, Glass } from './Exhibit.tsx';
import { Facts } from './Facts.tsx';
import styles from './LabelPage.module.css';
import type { Showcase } from './label.ts';
import { useLabelWords } from './words/index.ts';

const showcaseOf = loadOnce(
  async (id: string, language: Language): Promise<Showcase> => (await loadShowcase(id))(language),
);

/** The label beside a game: what it is, what was in its box, what became of it, and how sure we are of what we show. */
export const LabelPage = ({ game }: { game: GameEntry }) => {
  const { label, setup, colours, ...showcase } = use(showcaseOf(game.id, useLanguage().language));
  const words = useLabelWords();
  return (
    <RuleTarget value={{ href: (rule) => addressOf(game.id, rule) }}>
      <Page title={game.title} wide>
        <div className={styles['head']}>
          <figure className={styles['setup']}>
            <Glass drawing={setup} colours={colours} />
            <figcaption>
              <strong>{words.setup}.</strong> {label.setup}
            </figcaption>
          </figure>
          <section className={styles['card']} aria-label={words.facts}>
            <p className={styles['what']}>{label.what}</p>
            <Facts game={game} facts={showcase.facts} label={label} />
            <Ways game={game.id} />
          </section>
        </div>
        <section className={styles['part']}>
          <h2>{words.box}</h2>
          <ul className={styles['exhibits']}>
            {showcase.components.map(({ id, count }) => (
              <Exhibit key={id} id={id} count={count} name={showcase.names[id]!} text={label.components[id]!}>
                <Glass drawing={showcase.exhibits[id]!} colours={colours} />
              </Exhibit>
            ))}
          </ul>
        </section>
        <section className={styles['part']}>
          <h2>{words.story}</h2>
          <div className={styles['story']}>
            {label.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <Differences {...showcase} label={label} />
        <Lost {...showcase} label={label} />
      </Page>
    </RuleTarget>
  );
};

const Ways = ({ game }: { game: string }) => {
  const words = useLabelWords();
  return (
    <div className={styles['ways']}>
      <Link className="button" data-kind="primary" href={`/play/${game}`}>
        {words.play}
      </Link>
      <Link className="button" href={`/rules/${game}`}>
        {words.rules}
      </Link>
      <Link className="button" href={`/rules/${game}/rulings`}>
        {words.rulings}
      </Link>
      {isPrintable(game) && (
        <Link className="button" data-kind="quiet" href={`/print/${game}`}>
          {words.print}
        </Link>
      )}
    </div>
  );
};

const RuleLinks = ({ rules }: { rules: readonly string[] }) => (
  <span className={styles['rules']}>
    {rules.map((rule) => (
      <RuleLink key={rule} rule={rule} />
    ))}
  </span>
);

type TextsProps = Pick<Showcase, 'facts' | 'label'>;

const Differences = ({ facts, label }: TextsProps) => {
  const words = useLabelWords();
  // A single book has no other to differ from.
  const onlyBook = label.sources.length === 1;
  return (
    <section className={styles['part']}>
      <h2>{onlyBook ? words.leftOpen : words.differences}</h2>
      <p className={styles['sources']}>
        <strong>{onlyBook ? words.source : words.sources}:</strong> {label.sources.join('; ')}.
      </p>
      <ul className={styles['ledger']}>
        {facts.differences.map(({ id, rules }) => {
          const { title, book, settled } = label.differences[id]!;
          return (
            <li key={id}>
              <h3>
                {title} <RuleLinks rules={rules} />
              </h3>
              <p className={styles['books']}>{book}</p>
              <p className={styles['settled']}>
                <span className={styles['run']}>{words.settled}</span> {settled}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** How many of three dots are filled. */
const DOTS = { firm: 3, likely: 2, guess: 1, unknown: 0 } as const;

const Lost = ({ facts, label }: TextsProps) => {
  const words = useLabelWords();
  return (
    <section className={styles['part']}>
      <h2>{words.lost}</h2>
      <ul className={styles['ledger']}>
        {facts.lost.map(({ id, rules, certainty }) => {
          const { title, found } = label.lost[id]!;
          return (
            <li key={id}>
              <h3>
                {title} <RuleLinks rules={rules} />
              </h3>
              <p className={styles['books']}>{found}</p>
              <p className={styles['certainty']}>
                <span className={styles['dots']} data-filled={DOTS[certainty]} aria-hidden="true" />
                {words.certainty[certainty]}
              </p>
            </li>
          );
        })}
      </ul>
      <Ending />
    </section>
  );
};

/** Whoever has something of the game is asked for it only where there is an address to send it to. */
const Ending = () => {
  const words = useLabelWords();
  const contact = useContact();
  return (
    <p className={styles['found']}>
      {contact === undefined ? (
        words.found
      ) : (
        <>
          {words.asked} <ContactLink contact={contact} />
        </>
      )}
    </p>
  );
};

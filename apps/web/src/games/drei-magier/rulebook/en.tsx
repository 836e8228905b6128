import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <>
      <p>
        Three mages, each with an apprentice, search seven enchanted places for the tarot cards that a king is missing.
        Bring your mage and your apprentice together and the card of the place is yours; jump onto another mage and you
        fight for it with wands.
      </p>
      <p>
        You always play with three, and nothing is hidden. There are two of every card and three who want it, so sooner
        or later you will have to take one from somebody. Whoever first owns all seven different cards wins.
      </p>
    </>
  ),
  chapters: [
    { title: 'The board and the cards', rules: ['DM-1', 'DM-2', 'DM-3', 'DM-4'] },
    { title: 'The wands', rules: ['DM-5', 'DM-6'] },
    { title: 'Getting ready', rules: ['DM-7'] },
    {
      title: 'Your turn',
      rules: ['DM-8', 'DM-11', 'DM-12', 'DM-13', 'DM-14', 'DM-15', 'DM-10', 'DM-9', 'DM-32'],
    },
    { title: 'Meeting and banishing', rules: ['DM-17', 'DM-18', 'DM-16', 'DM-19', 'DM-20'] },
    { title: 'The duel', rules: ['DM-21', 'DM-22', 'DM-23', 'DM-24', 'DM-25'] },
    { title: 'The spell', rules: ['DM-26', 'DM-27', 'DM-28', 'DM-29'] },
    { title: 'The sixth card and the end', rules: ['DM-30', 'DM-31'] },
  ],
  rules: {
    'DM-1': {
      title: 'Nine places',
      text: (
        <>
          <p>The board has nine places, three by three:</p>
          <table>
            <tbody>
              <tr>
                <td>forest</td>
                <td>purple house</td>
                <td>tower</td>
              </tr>
              <tr>
                <td>castle</td>
                <td>
                  <strong>place of life</strong>
                </td>
                <td>
                  <strong>labyrinth</strong>
                </td>
              </tr>
              <tr>
                <td>sun</td>
                <td>mill</td>
                <td>moon</td>
              </tr>
            </tbody>
          </table>
          <p>
            Everybody starts on the <em>place of life</em>, in the middle. The <em>labyrinth</em> is where you are sent
            when things go wrong.
          </p>
        </>
      ),
      ruling: (
        <p>
          The picture of the board in the rulebook we work from is lost. Its list of cards, read row by row, gives this
          square. It fits everything else the book says: life in the middle, the labyrinth between moon and tower, the
          sun beside the mill. Published descriptions of the game name the nine places in the same order.
        </p>
      ),
    },
    'DM-2': {
      title: 'Magic places and tarot cards',
      text: (
        <>
          <p>
            All places but the place of life and the labyrinth are <strong>magic places</strong>. Each begins with two
            identical cards of its own:
          </p>
          <table>
            <thead>
              <tr>
                <th>place</th>
                <th>card</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>forest</td>
                <td>The Hermit</td>
              </tr>
              <tr>
                <td>purple house</td>
                <td>The Magician</td>
              </tr>
              <tr>
                <td>tower</td>
                <td>The Tower</td>
              </tr>
              <tr>
                <td>castle</td>
                <td>The Empress</td>
              </tr>
              <tr>
                <td>sun</td>
                <td>The Sun</td>
              </tr>
              <tr>
                <td>mill</td>
                <td>The Wheel of Fortune</td>
              </tr>
              <tr>
                <td>moon</td>
                <td>The Moon</td>
              </tr>
            </tbody>
          </table>
          <p>Nobody ever owns the same card twice. The numbers printed on tarot cards mean nothing here.</p>
        </>
      ),
    },
    'DM-3': {
      title: 'Where mages jump',
      text: (
        <>
          <p>
            Mages never touch the path. They jump from place to neighbouring place, along the rows and columns of the
            square, never diagonally.
          </p>
          <p>
            For them the labyrinth has a single door: to the place of life. A mage cannot slip through it from the moon
            to the tower, or the other way round.
          </p>
        </>
      ),
      ruling: (
        <p>
          The book tells how a mage gets out of the labyrinth, but not whether it may go in by itself. We let it: from
          the place of life a mage may jump into the labyrinth, also as the second of two jumps. Nothing in the book
          speaks against it.
        </p>
      ),
    },
    'DM-4': {
      title: 'The apprentices’ path',
      text: (
        <>
          <p>
            Apprentices walk a path of small fields that joins all neighbouring places. The labyrinth is open to them on
            all three sides: tower, moon and place of life. A place counts as a field like any other.
          </p>
          <ul>
            <li>
              Along the rim there are three fields between two places: <strong>four steps</strong> from one to the next.
            </li>
            <li>
              Between the place of life and its four neighbours there are two fields: <strong>three steps</strong>.
            </li>
          </ul>
          <p>
            The middle field of each of the eight rim stretches is a <strong>symbol field</strong>, where an apprentice
            may cast a spell (<RuleLink rule="DM-26" />
            ). In all there are 32 fields, or 41 with the places.
          </p>
        </>
      ),
      ruling: (
        <p>
          Eight symbol fields and four steps from sun to mill: that much the book says. The rest of the path is our
          reconstruction, as even as these two facts allow. Should a photograph of a real board turn up, we will redraw
          it.
        </p>
      ),
    },
    'DM-5': {
      title: 'Notches',
      text: (
        <p>
          There are three wands: red, black and white, the colours of the players. The upper edge of a wand shows 0, 1
          or 2 notches, each equally often. All three together make a sum from 0 to 6.
        </p>
      ),
      ruling: (
        <p>
          The book does not describe the shape of the wands. Published descriptions call them three-sided prisms, so
          each number comes up a third of the time.
        </p>
      ),
    },
    'DM-6': {
      title: 'Symbols',
      text: (
        <>
          <p>For spells you look at the faces of the wands instead. Each wand has one of each:</p>
          <ul>
            <li>
              an arrow: <strong>power</strong>
            </li>
            <li>
              a star: <strong>magic</strong>
            </li>
            <li>
              a blank face: <strong>fate</strong>
            </li>
          </ul>
          <p>
            A wand lies on one face and shows the other two, so six symbols are in view. In two throws out of three a
            single symbol is seen most often; otherwise two or all three are equal.
          </p>
        </>
      ),
      ruling: (
        <p>
          The book speaks of six visible symbols and of two cases, one symbol ahead or several equal. Wands with each
          symbol once, lying on any face equally often, give exactly that, and all of its examples can be thrown with
          them.
        </p>
      ),
    },
    'DM-7': {
      title: 'The start',
      text: (
        <>
          <p>
            Each player has a mage, an apprentice and a power stone in red, black or white. All six figures begin on the
            place of life. The stones stay beside the board; you have to earn yours (<RuleLink rule="DM-28" />
            ).
          </p>
          <p>
            Everybody throws the wands. The highest sum begins, and turns go round in the order red, black, white. Those
            who are tied for the highest throw again.
          </p>
        </>
      ),
      ruling: <p>The book does not say what happens after a tie. Throwing again is what everybody does anyway.</p>,
    },
    'DM-8': {
      title: 'The eye throw',
      text: (
        <>
          <p>Your turn begins with a throw of all three wands, the eye throw. Read it twice:</p>
          <ul>
            <li>
              The <strong>sum</strong> is how far your apprentice walks.
            </li>
            <li>
              The wand <strong>in your colour</strong> is how many places your mage jumps. The old book calls this the
              colour throw; it is the same throw.
            </li>
          </ul>
          <p>
            You are red and throw red 1, black 0, white 2: your apprentice walks three fields, your mage may jump one
            place.
          </p>
        </>
      ),
    },
    'DM-9': {
      title: 'Three zeros',
      text: (
        <p>
          0-0-0 is bad news. Both your figures go straight to the labyrinth, wherever they are, your apprentice loses
          the power stone, and your turn is over. A throw you still had coming is gone too.
        </p>
      ),
    },
    'DM-10': {
      title: 'Three equal wands',
      text: (
        <p>
          With 1-1-1 or 2-2-2 you may throw again, once this throw is played out to the end. You may also pass: then
          your turn ends, and with it every throw you still had coming.
        </p>
      ),
    },
    'DM-11': {
      title: 'The apprentice walks',
      text: (
        <>
          <p>
            Your apprentice <strong>must</strong> walk, exactly the sum, in any direction and round any corner. It may
            not turn back on its way: no step straight back to the field it has just left.
          </p>
          <p>
            Passing other figures and places is free and has no effect. Only the field where it ends counts. No walk is
            long enough to come full circle, so it never ends where it began.
          </p>
        </>
      ),
    },
    'DM-12': {
      title: 'Twice as far with the power stone',
      text: (
        <p>
          An apprentice with the power stone may walk exactly twice the sum instead. It is the plain sum or the double,
          nothing in between, and you choose anew with each throw.
        </p>
      ),
      ruling: (
        <p>
          The book lets the apprentice go as far again as the wands show, but does not say whether it may turn round in
          between. We treat the double way as one walk, without turning back.
        </p>
      ),
    },
    'DM-13': {
      title: 'The mage jumps',
      text: (
        <>
          <p>
            Your mage may jump or stay. If it jumps, then exactly as many places as your wand shows; with a 0 it stays
            where it is.
          </p>
          <p>
            Two jumps go straight on or round a corner, never back. On the way nothing happens, even if somebody stands
            there; only the place where it lands counts.
          </p>
        </>
      ),
    },
    'DM-14': {
      title: 'No lingering on life or in the labyrinth',
      text: (
        <>
          <p>
            If your mage stands on the place of life or in the labyrinth when your turn begins, it <strong>must</strong>{' '}
            jump, unless your wand shows 0. From the labyrinth the first jump always leads to the place of life.
          </p>
          <p>
            The duty ends once it has left. And a mage that is sent to the labyrinth during your own turn may stay there
            for the throws you still have.
          </p>
        </>
      ),
    },
    'DM-15': {
      title: 'Who goes first',
      text: (
        <p>
          Move the apprentice first or the mage first, as you like. It often matters, as <RuleLink rule="DM-18" />{' '}
          shows. Only staying is decided last: you say that your mage stays when the apprentice has walked.
        </p>
      ),
    },
    'DM-16': {
      title: 'Banishing',
      text: (
        <>
          <p>
            An apprentice on a magic place with a foreign mage, and without its own, goes to the labyrinth at once and
            loses its power stone. It makes no difference who came last, the mage or the apprentice, and it does not
            help if its own mage jumps there afterwards.
          </p>
          <p>On the place of life and in the labyrinth nobody is banished.</p>
        </>
      ),
    },
    'DM-17': {
      title: 'Meeting: a card for you',
      text: (
        <>
          <p>
            When in your own turn one of your figures arrives on a magic place where the other one is, you take the card
            of that place, unless you already own it.
          </p>
          <p>
            No card left there? Then take it from one of the other two players. The choice is yours, and you make it at
            once, before your other figure moves. You will not search in vain: if the place is empty and you lack the
            card, both of them own it. While a card still lies there, you may not take one from a player.
          </p>
        </>
      ),
    },
    'DM-18': {
      title: 'Meeting and moving on',
      text: (
        <>
          <p>A meeting lasts only a moment, and that is enough:</p>
          <ul>
            <li>Your mage lands on your apprentice, then the apprentice walks away: that was a meeting.</li>
            <li>Your apprentice ends its walk with your mage, then the mage jumps away: a meeting too.</li>
            <li>Your apprentice merely passes your mage: no meeting, no card.</li>
          </ul>
        </>
      ),
    },
    'DM-19': {
      title: 'Two mages: a duel',
      text: (
        <>
          <p>
            If your mage lands on a magic place where another mage stands, the two <strong>must</strong> fight a duel.
            It is fought when both your figures have moved.
          </p>
          <p>
            Until then everything on that place is left in suspense: your mage banishes nobody there yet, and if your
            apprentice joins it, no card is taken. The duel decides (<RuleLink rule="DM-23" />,{' '}
            <RuleLink rule="DM-24" />, <RuleLink rule="DM-25" />
            ).
          </p>
        </>
      ),
    },
    'DM-20': {
      title: 'Sharing a field',
      text: (
        <p>
          Any number of apprentices may share a field. Mages share only the place of life and the labyrinth; on a magic
          place two of them never stay together longer than a duel.
        </p>
      ),
    },
    'DM-21': {
      title: 'How a duel is thrown',
      text: (
        <>
          <p>
            The challenger, whose mage arrived, throws all three wands and may then twice throw any of them again: up to
            three throws. When the challenger is content, the other answers, with{' '}
            <strong>at most as many throws</strong> as the challenger used.
          </p>
          <p>
            A result is called out as “5 in 2”: a sum of five in two throws. Three equal wands mean nothing in a duel,
            neither good nor bad. While you have a throw left you are asked, even if the matter is already decided.
          </p>
        </>
      ),
      ruling: (
        <p>
          May a wand that you kept once be thrown again later? The book leaves it open. We say yes: before each throw
          you choose freely.
        </p>
      ),
    },
    'DM-22': {
      title: 'Who wins a duel',
      text: (
        <>
          <p>
            The higher sum wins. If the sums are equal, fewer throws win. If those are equal too, there is a new duel,
            and the one who answered begins; and so on, taking turns, until somebody wins.
          </p>
          <table>
            <thead>
              <tr>
                <th>challenger</th>
                <th>answer</th>
                <th>result</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>5 in 2</td>
                <td>4 in 1</td>
                <td>the challenger wins</td>
              </tr>
              <tr>
                <td>3 in 3</td>
                <td>3 in 2</td>
                <td>the other wins</td>
              </tr>
              <tr>
                <td>5 in 1</td>
                <td>5 in 1</td>
                <td>a new duel</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
    'DM-23': {
      title: 'The loser leaves',
      text: (
        <p>
          The mage that lost goes to the labyrinth. If its apprentice stands on the place of the duel, it goes along and
          loses its power stone.
        </p>
      ),
    },
    'DM-24': {
      title: 'What the winner gets',
      text: (
        <>
          <p>The winner stays, whether challenger or challenged, and may win one card:</p>
          <ul>
            <li>the card of the place, if one lies there and the winner does not own it yet;</li>
            <li>if the place is empty, the loser’s, if the loser has it and the winner does not.</li>
          </ul>
          <p>Otherwise no card changes hands.</p>
        </>
      ),
    },
    'DM-25': {
      title: 'After the duel',
      text: (
        <p>
          Only the winner’s mage is left now, so every foreign apprentice still on the place is banished (
          <RuleLink rule="DM-16" />
          ), the third player’s too. The winner’s own apprentice may stay.
        </p>
      ),
      ruling: (
        <p>
          If you win in your own turn and your apprentice is there, the two have met as well. It gives you nothing more:
          by then the card of the place is yours already.
        </p>
      ),
    },
    'DM-26': {
      title: 'Casting a spell',
      text: (
        <>
          <p>
            If your apprentice has ended its walk on a symbol field, you may cast a spell, after the duel if there is
            one. Throw the wands once and look at the symbols (<RuleLink rule="DM-6" />
            ). The one seen most often happens. If several are seen equally often, you choose among them.
          </p>
          <p>You may decline, but only before the throw. Once the wands have fallen, there is no way back.</p>
        </>
      ),
    },
    'DM-27': {
      title: 'Magic: the leap',
      text: (
        <p>
          Your apprentice may leap to your mage, however far away it stands. On a magic place that is a meeting (
          <RuleLink rule="DM-17" />
          ), and you get the card.
        </p>
      ),
      ruling: (
        <p>
          The book describes the leap to a magic place. We allow it also when your mage stands on the place of life or
          in the labyrinth. And since the book says that the apprentice <em>may</em> leap, it may also remain where it
          is.
        </p>
      ),
    },
    'DM-28': {
      title: 'Power: the power stone',
      text: (
        <p>
          Put the power stone under your apprentice. From now on it may walk twice as far (<RuleLink rule="DM-12" />
          ), until it loses the stone: by three zeros (<RuleLink rule="DM-9" />
          ), when banished (<RuleLink rule="DM-16" />
          ), in a lost duel (<RuleLink rule="DM-23" />) or by fate (<RuleLink rule="DM-29" />
          ). If it already has the stone, nothing changes.
        </p>
      ),
    },
    'DM-29': {
      title: 'Fate: the labyrinth',
      text: <p>Your apprentice goes to the labyrinth and loses its power stone. That is the risk of every spell.</p>,
    },
    'DM-30': {
      title: 'The sixth card: one more throw',
      text: (
        <p>
          If you get your sixth card in your own turn, you have earned another throw: a fine chance to win right away.
          It comes on top of a throw for three equal wands (<RuleLink rule="DM-10" />
          ).
        </p>
      ),
      ruling: (
        <p>
          The book lets you throw once more at once. We let you finish the throw in hand first, as it always wants
          things in order (<RuleLink rule="DM-32" />
          ). “Once more” supposes a throw of your own, so a sixth card won in another’s turn earns nothing. If you lose
          it and get to six again, you earn a throw again.
        </p>
      ),
    },
    'DM-31': {
      title: 'Seven cards win',
      text: (
        <p>
          Whoever owns all seven different cards wins at once, even in the middle of another player’s turn. The others
          are ranked by their number of cards; equal numbers share a rank.
        </p>
      ),
      ruling: (
        <p>
          The title page of the rulebook speaks of eight cards. Everything else in it says seven, there are only seven
          different ones, and seven it is.
        </p>
      ),
    },
    'DM-32': {
      title: 'The order of things',
      text: (
        <>
          <p>Every throw is played out in this order:</p>
          <ol>
            <li>the apprentice walks and the mage jumps, whichever first;</li>
            <li>the duel, if your mage has landed on another;</li>
            <li>the spell, if your apprentice stands on a symbol field;</li>
            <li>any throw you have earned, which begins again at 1.</li>
          </ol>
          <p>Then it is the next player’s turn. With some luck one turn becomes a whole chain of throws and cards.</p>
        </>
      ),
    },
  },
};

export default rulebook;

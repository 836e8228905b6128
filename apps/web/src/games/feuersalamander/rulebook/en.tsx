import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <>
      <p>
        Somewhere in a ruined hideout of 84 chambers lives the fire salamander, keeper of the Crystal of Wisdom. Whoever
        can name a wing, a row and a stone catches a glimpse of it, and the finer the chamber, the more points that is
        worth.
      </p>
      <p>
        The catch: you may hold only two cards, and it takes three. The third is in somebody else’s hand. So you walk
        over, ask, listen, bluff, and hurry home before your friends change their cards.
      </p>
    </>
  ),
  chapters: [
    { title: 'Board and pieces', rules: ['FS-1', 'FS-2', 'FS-3', 'FS-5', 'FS-6'] },
    { title: 'Before you begin', rules: ['FS-8', 'FS-9', 'FS-10', 'FS-11'] },
    { title: 'Your turn', rules: ['FS-14', 'FS-15', 'FS-29'] },
    { title: 'Cards and tokens', rules: ['FS-16', 'FS-17', 'FS-18', 'FS-19', 'FS-20', 'FS-21'] },
    { title: 'On the move', rules: ['FS-22', 'FS-23', 'FS-24', 'FS-25'] },
    { title: 'Questions', rules: ['FS-26', 'FS-27', 'FS-28', 'FS-12'] },
    { title: 'The dungeon', rules: ['FS-7', 'FS-13', 'FS-4'] },
    { title: 'Laying combinations', rules: ['FS-30', 'FS-31', 'FS-32', 'FS-36', 'FS-37'] },
    { title: 'When you were wrong', rules: ['FS-33', 'FS-34', 'FS-35'] },
    { title: 'The end', rules: ['FS-38', 'FS-39', 'FS-40'] },
  ],
  rules: {
    'FS-1': {
      title: 'The hideout',
      text: (
        <>
          <p>
            The hideout is a cross with four wings: air, water, earth and fire. Each wing has seven rows, and each row
            three stone fields: stone 1, stone 2 and stone 3. That makes 21 chambers a wing and 84 in all.
          </p>
          <p>
            Name a wing, a row and a stone, and you have named exactly one chamber. The planets beside the rows are
            there for their beauty; they mean nothing.
          </p>
        </>
      ),
      ruling: (
        <p>
          Which end of a wing is row 1? The pictures are lost, but descriptions of the game say that the numbers lead
          inwards. So row 1 lies at the tip and row 7 next to the dungeon. It only matters for the drawing.
        </p>
      ),
    },
    'FS-2': {
      title: 'The salamander cards',
      text: (
        <>
          <p>There are 47 cards. Each names one thing, and there are three types:</p>
          <table>
            <thead>
              <tr>
                <th>Type</th>
                <th>Cards</th>
                <th>How many of each</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Wing</td>
                <td>air, water, earth, fire</td>
                <td>4 of each, 16 in all</td>
              </tr>
              <tr>
                <td>Row</td>
                <td>row 1 to row 7</td>
                <td>1, 2, 3, 4, 3, 2, 1: also 16</td>
              </tr>
              <tr>
                <td>Stone</td>
                <td>stone 1, stone 2, stone 3</td>
                <td>5 of each, 15 in all</td>
              </tr>
            </tbody>
          </table>
          <p>
            So there is a single row 1 and a single row 7, but row 4 four times over. Cards of the same kind are all
            alike.
          </p>
        </>
      ),
    },
    'FS-3': {
      title: 'The sticks',
      text: (
        <>
          <p>You throw three sticks with four faces each:</p>
          <ul>
            <li>
              two <em>pip sticks</em> with 1, 2, 3 and 4 pips;
            </li>
            <li>
              one <em>symbol stick</em> with two salamanders and two tokens.
            </li>
          </ul>
          <p>
            There is a key on every stick as well. You can forget about it until you land in the dungeon (
            <RuleLink rule="FS-13" />
            ).
          </p>
        </>
      ),
    },
    'FS-4': {
      title: 'The keys on the sticks',
      text: (
        <p>
          Each of the three sticks has a key on one of its four faces, so a stick shows its key one time in four. Three
          keys within five throws: you will manage that in 44 of 100 tries.
        </p>
      ),
      ruling: (
        <p>
          The books only mention a key on the edge of every stick, not on how many faces. Descriptions of the game speak
          of one face each, and we go with that.
        </p>
      ),
    },
    'FS-5': {
      title: 'The four figures',
      text: (
        <>
          <p>
            Clockwise around the board lie four start places: the castle of the <em>king</em> (red), the castle of the{' '}
            <em>queen</em> (yellow), the abbey of the <em>monk</em> (white) and the ruin of the <em>robber</em> (grey).
          </p>
          <p>
            You sit in that order, and you take turns in that order, clockwise. With two or three players simply skip
            whoever is not there.
          </p>
        </>
      ),
      ruling: (
        <p>
          Nowhere is it written which start place lies next to which. All editions list the figures in this order, so
          that is how we seat them.
        </p>
      ),
    },
    'FS-6': {
      title: 'The track',
      text: (
        <>
          <p>
            Five fields lead past every start place. Together they form a circular track, which you walk clockwise. The
            third of your five fields is your <strong>middle</strong>: the gate through which you leave home and come
            back.
          </p>
          <p>
            The fields of an empty start place are left out. The track has 20 fields with four players, 15 with three
            and 10 with two.
          </p>
        </>
      ),
    },
    'FS-7': {
      title: 'The dungeon',
      text: (
        <p>
          The dungeon is in the centre of the cross, and there is room for everyone. Two things take you there: another
          figure stopping on your field (<RuleLink rule="FS-25" />) and a claim that was wrong (
          <RuleLink rule="FS-33" />
          ). And two get you out: the key throw (<RuleLink rule="FS-13" />) and somebody’s question (
          <RuleLink rule="FS-28" />
          ).
        </p>
      ),
    },
    'FS-8': {
      title: 'What you agree on',
      text: (
        <>
          <p>Agree how many points win. Anything from 1 to 1000 will do; unless you choose otherwise it is 84.</p>
          <ul>
            <li>
              <strong>49</strong>: a quick game.
            </li>
            <li>
              <strong>84</strong>: one perfect combination can just win it.
            </li>
            <li>
              <strong>85</strong>: even the best combination is one point short.
            </li>
            <li>
              <strong>100</strong>: for those who have the evening.
            </li>
          </ul>
          <p>
            Then each of you picks a different figure. Who plays which is up to you, as long as you sit clockwise in the
            order of <RuleLink rule="FS-5" />.
          </p>
        </>
      ),
    },
    'FS-9': {
      title: 'Setting up',
      text: (
        <p>
          Put your figure and your token on your start place. Shuffle the cards, deal two to everyone, face down, and
          put the rest aside as the hidden pile. Look at your cards and keep them to yourself. With three or four
          players everyone also takes two answer cards, a yes and a no. How many cards somebody holds is no secret.
        </p>
      ),
    },
    'FS-10': {
      title: 'Dealt two of one type?',
      text: (
        <>
          <p>
            Two wings, two rows or two stones may not stay together. If that is what you were dealt, lay one of them
            off, open, beside the pile. Which one is up to you. You get no other card for it, so you start with one.
          </p>
          <p>
            All who have to do this choose at the same time, face down, and turn the cards over together when everyone
            has decided.
          </p>
        </>
      ),
    },
    'FS-11': {
      title: 'Who begins',
      text: (
        <p>
          Everyone throws one pip stick. The highest begins. If several are tied for the highest, only they throw again,
          until one is left.
        </p>
      ),
      ruling: (
        <p>
          The Dutch book has you throw both pip sticks, the German and the English one. We throw one: two books against
          one, and the German one came first.
        </p>
      ),
    },
    'FS-12': {
      title: 'With two players',
      text: (
        <p>
          With only two of you the answer cards stay in the box: whoever is asked simply says yes or no. There is nobody
          else at the table to overhear it. People watching your game do not get to hear the answer either.
        </p>
      ),
    },
    'FS-13': {
      title: 'The key throw',
      text: (
        <>
          <p>
            If your turn begins in the dungeon, try the key throw. You have up to five throws. Every stick that shows
            its key stays where it is; you throw the others again.
          </p>
          <ul>
            <li>
              <strong>Three keys:</strong> you are free. Your figure goes to its start place and a normal turn follows
              at once. You may even lay a combination first (<RuleLink rule="FS-14" />
              ).
            </li>
            <li>
              <strong>Fewer:</strong> your turn is over and you stay. Keys you have shown do not count next time.
            </li>
          </ul>
          <p>You have to try; waiting to be rescued is no reason to sit still.</p>
        </>
      ),
    },
    'FS-14': {
      title: 'At home before your throw',
      text: (
        <p>
          If your figure stands on its own start place when your turn begins, you may lay combinations before you throw
          (<RuleLink rule="FS-30" />
          ). It is voluntary. After that, or instead, you throw.
        </p>
      ),
      ruling: (
        <p>
          The books only say this of a figure freed by a key throw. But the one thing they ask for is that you stand at
          home in your own turn. So it also holds in your very first turn, whenever you have stayed at home, and, once
          it is your turn again, after a question has set you free.
        </p>
      ),
    },
    'FS-15': {
      title: 'Throw all three',
      text: (
        <>
          <p>Throw the three sticks together. Then, in this order:</p>
          <ol>
            <li>
              Do what the symbol says: a salamander (<RuleLink rule="FS-16" />) or a token (<RuleLink rule="FS-19" />
              ).
            </li>
            <li>
              Move your figure (<RuleLink rule="FS-22" />
              ).
            </li>
            <li>
              If you stopped on someone’s fields, ask (<RuleLink rule="FS-26" />
              ). If you came home, lay combinations (<RuleLink rule="FS-30" />
              ).
            </li>
            <li>
              If you threw a double, you may throw again (<RuleLink rule="FS-29" />
              ).
            </li>
          </ol>
        </>
      ),
    },
    'FS-16': {
      title: 'Salamander: take a card',
      text: (
        <p>
          Take the top card of the hidden pile and look at it without showing it to anyone. You have to take it. Then
          see whether something must go (<RuleLink rule="FS-17" />
          ).
        </p>
      ),
    },
    'FS-17': {
      title: 'The double rule',
      text: (
        <>
          <p>
            Two things are never allowed: more than two cards in your hand, and two cards of one type. So after taking a
            card:
          </p>
          <ul>
            <li>
              <strong>Three cards:</strong> lay one off, so that the two you keep differ in type.
            </li>
            <li>
              <strong>Two of one type:</strong> lay off one of those two.
            </li>
            <li>
              <strong>Otherwise</strong> you have to keep the new card.
            </li>
          </ul>
          <p>
            Whether the new card goes or an old one is your choice, as long as the rest is in order. What you lay off
            lies open beside the pile. Everyone sees it, and everyone may draw conclusions.
          </p>
        </>
      ),
    },
    'FS-18': {
      title: 'When the pile is empty',
      text: (
        <p>
          If you have to take a card and there is none, shuffle the cards laid off; they are the new pile. If there are
          none of those either, you take nothing. The order of the pile is never known: any card still in it may come
          next.
        </p>
      ),
      ruling: <p>The books never get to the bottom of the pile. We do what card players do everywhere.</p>,
    },
    'FS-19': {
      title: 'Token: choose a chamber',
      text: (
        <>
          <p>
            You must put your token on one of the 84 chambers, and the chamber must be true to <strong>every</strong>{' '}
            card you hold at that moment. What you have no card for, you choose freely. That is where the bluff lives:
            one fact at least is always made up, and nobody knows which.
          </p>
          <p>
            An example: with earth and stone 2 in your hand you may choose any row, but only in the earth wing and on
            stone 2. With row 5 alone, every chamber in a fifth row will do.
          </p>
          <p>The chamber your token already stands on is fine too, if it is true.</p>
        </>
      ),
      ruling: (
        <p>
          With an empty hand you put nothing, and the token stays where it is. The German and English books say you need
          not, the Dutch that you cannot; we follow the Dutch, because a token backed by no card would tell nothing at
          all.
        </p>
      ),
    },
    'FS-20': {
      title: 'Sharing a chamber',
      text: <p>Several tokens may stand on the same chamber.</p>,
      ruling: (
        <p>No book forbids it. And if one token could block another, somebody might be unable to tell the truth.</p>
      ),
    },
    'FS-21': {
      title: 'Old tokens may lie',
      text: (
        <p>
          A token stays where it is until its owner throws the token symbol again, even when the owner’s cards have long
          since changed. A token was true when it was put there; whether it still is, you have to find out. There is one
          exception: see <RuleLink rule="FS-36" />.
        </p>
      ),
    },
    'FS-22': {
      title: 'Sum or difference',
      text: (
        <>
          <p>
            Add your two pips and take a big step of 2 to 8 fields, or subtract the smaller from the larger and take a
            small step of 0 to 3. The choice is yours, but one of the two it must be.
          </p>
          <p>With equal pips the difference is 0: you stay where you are.</p>
        </>
      ),
    },
    'FS-23': {
      title: 'Leaving home',
      text: (
        <p>
          From your start place the first field you count is your own middle. With 0 you stay at home, and that counts
          as having moved: you may lay combinations.
        </p>
      ),
    },
    'FS-24': {
      title: 'Coming home',
      text: (
        <>
          <p>
            If your way takes you to your own middle with at least one pip left, you may turn in to your start place.
            You need not hit it exactly: surplus pips lapse. If you are standing on your middle already, any step of 1
            or more will take you in.
          </p>
          <p>
            Turning in is voluntary; you may also walk past. A move that starts on your start place cannot end there by
            turning in.
          </p>
        </>
      ),
    },
    'FS-25': {
      title: 'Throwing someone out',
      text: (
        <>
          <p>
            If you stop on a field where another figure stands, that figure goes to the dungeon. Passing by is harmless,
            figures on their start places are safe, and staying put with 0 throws nobody out.
          </p>
          <p>
            Mind this: if you throw someone out on their own fields and then ask them a question, you set them free
            again on the spot (<RuleLink rule="FS-28" />
            ). What is worth more to you?
          </p>
        </>
      ),
    },
    'FS-26': {
      title: 'On someone’s fields',
      text: (
        <>
          <p>
            If you stop on one of the five fields of another player, you may ask that player <strong>one</strong>{' '}
            question. That goes for staying put with 0 as well, so with small steps you can ask the same player turn
            after turn.
          </p>
          <p>You need not ask. On your own fields there is nobody to ask.</p>
        </>
      ),
    },
    'FS-27': {
      title: 'Question and answer',
      text: (
        <>
          <p>
            Ask for exactly one card: a wing, a row or a stone. “Do you have earth?” Everyone hears the question. The
            answer is yes or no, always true, and given with an answer card that only you get to see. The salamander
            card stays where it is, and its owner may lay it off before you come to fetch it.
          </p>
          <p>Who knows what:</p>
          <ul>
            <li>
              <strong>Everyone</strong> sees figures and tokens, throws, questions, cards laid off, combinations, claims
              and the answers to them, hands shown as a penalty, and how many cards there are in each hand and in the
              pile.
            </li>
            <li>
              <strong>You alone</strong> know your hand and the cards you take.
            </li>
            <li>
              <strong>Two people</strong> know an answer: whoever asked and whoever was asked.
            </li>
          </ul>
        </>
      ),
    },
    'FS-28': {
      title: 'A question frees',
      text: (
        <p>
          If you ask a player whose figure is in the dungeon, that figure goes to its start place at once. Its player
          cannot lay combinations straight away, because it is your turn. At the start of a turn of their own they may (
          <RuleLink rule="FS-14" />
          ).
        </p>
      ),
    },
    'FS-29': {
      title: 'Doubles',
      text: (
        <>
          <p>
            If your two pips were equal, you may throw all three sticks again after you have moved, asked and so on.
            Another double gives you another throw, as often as luck will have it. You need not take it.
          </p>
          <p>A step of 0 always comes from a double. So whoever stays at home always has another throw coming.</p>
        </>
      ),
      ruling: (
        <p>
          If you land in the dungeon in your own turn, by a claim that was wrong, the throw you still had is lost. In
          the dungeon there is only the key throw, and that belongs to your next turn.
        </p>
      ),
    },
    'FS-30': {
      title: 'When you may claim',
      text: (
        <>
          <p>
            You lay a combination by making a <em>claim</em>. Two things are needed: it is your turn, and your figure
            stands on its own start place. So you may claim
          </p>
          <ul>
            <li>
              before you throw (<RuleLink rule="FS-14" />
              );
            </li>
            <li>
              after you have turned in (<RuleLink rule="FS-24" />
              );
            </li>
            <li>
              after you have stayed at home with 0 (<RuleLink rule="FS-23" />
              ).
            </li>
          </ul>
        </>
      ),
    },
    'FS-31': {
      title: 'What you claim',
      text: (
        <>
          <p>
            A combination is exactly one wing, one row and one stone. First lay open the cards of your own that belong
            to it: two, one or none. Then name the missing ones precisely, saying who holds what: “The monk has row 5.”
            You name at least one, and at most all three; they may come from different players.
          </p>
          <p>
            You do not have to use your own cards, even if they would fit. Someone else’s row 6 is worth more than your
            own row 2.
          </p>
        </>
      ),
      ruling: (
        <p>
          You cannot name more cards of a player than that player holds: hand sizes are open, so such a claim could only
          fail. One sentence of the Dutch book wants two cards of your own in every combination; the same book takes it
          back later on, and the others never ask for it.
        </p>
      ),
    },
    'FS-32': {
      title: 'All right: you score',
      text: (
        <>
          <p>
            If everything you named is right, the cards are handed over and the combination lies open before you for the
            rest of the game. It is worth <strong>wing × row × stone</strong>:
          </p>
          <table>
            <thead>
              <tr>
                <th>Card</th>
                <th>Value</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>air, water, earth, fire</td>
                <td>1, 2, 3, 4</td>
              </tr>
              <tr>
                <td>row 1 to row 7</td>
                <td>its number</td>
              </tr>
              <tr>
                <td>stone 1, 2, 3</td>
                <td>its number</td>
              </tr>
            </tbody>
          </table>
          <p>
            Earth, row 2, stone 3 is 3 × 2 × 3 = 18 points. The poorest is air, row 1, stone 1 with a single point, the
            finest fire, row 7, stone 3 with 84.
          </p>
          <p>Nobody gets new cards for those lost. You have to throw a salamander for them.</p>
        </>
      ),
    },
    'FS-33': {
      title: 'One wrong: the dungeon',
      text: (
        <p>
          If even one named card is wrong, nothing changes hands. You take your cards back, your figure goes to the
          dungeon, and your turn is over, once you have paid the penalty (<RuleLink rule="FS-34" />) and those you named
          rightly have had their say (<RuleLink rule="FS-35" />
          ).
        </p>
      ),
      ruling: (
        <p>
          Every named card is answered aloud, right or wrong, also when an earlier one was wrong already. Otherwise
          nobody could tell which cards came to light and may be exchanged.
        </p>
      ),
    },
    'FS-34': {
      title: 'The penalty',
      text: (
        <p>
          After a wrong claim you show everyone all the cards in your hand, also those you did not lay open. You cannot
          exchange them. From now on everybody knows what you hold, until a salamander helps you.
        </p>
      ),
    },
    'FS-35': {
      title: 'Exchanging what came to light',
      text: (
        <p>
          If a card of yours was named rightly in a claim that failed, everyone now knows of it. You may exchange it:
          lay it off, open, and take a new one from the pile. The double rule (<RuleLink rule="FS-17" />) applies as
          always. You may also just keep it.
        </p>
      ),
      ruling: (
        <p>
          The books say that you may exchange, not in what order. You decide card by card: wing, row, stone. Only when
          all have decided are the new cards taken, in the same order. If the pile runs out meanwhile, the cards just
          laid off are shuffled in, so with some luck you get your own card back.
        </p>
      ),
    },
    'FS-36': {
      title: 'Back comes the token',
      text: (
        <p>
          If you used both cards of your hand in a combination, your token goes back to your start place. With empty
          hands you have nothing left to hint at.
        </p>
      ),
      ruling: (
        <p>
          The books speak of “the two” salamander cards. We take that at its word: two cards of your own. If you used
          one or none, the token stays.
        </p>
      ),
    },
    'FS-37': {
      title: 'And another one',
      text: (
        <p>
          After a combination you may lay the next one straight away, and the next, as long as you are at home and it is
          your turn (<RuleLink rule="FS-30" />
          ).
        </p>
      ),
      ruling: <p>Nothing in the books limits you to one a turn.</p>,
    },
    'FS-38': {
      title: 'Winning',
      text: (
        <p>
          Whoever reaches or passes the agreed number of points wins at once. The others are ranked by the points of
          their combinations; equal points, equal rank. Cards in the hand count for nothing.
        </p>
      ),
    },
    'FS-39': {
      title: 'When nothing more is possible',
      text: (
        <p>
          If, after a claim, all cards of some type lie in combinations, nobody can complete another. The game ends
          there, and all of you are ranked by points. The stones go first: after the fifteenth combination there are
          none left.
        </p>
      ),
      ruling: (
        <p>
          The books do not think of it, and with the usual targets you will hardly ever see it. But a game has to be
          able to end.
        </p>
      ),
    },
    'FS-40': {
      title: 'A series of games',
      text: (
        <p>
          One more? Then add up the points of each game. Whoever has the most after the last one is the overall winner.
        </p>
      ),
    },
  },
};

export default rulebook;

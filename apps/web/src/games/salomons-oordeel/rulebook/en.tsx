import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <p>
      You build a secret arrangement of stones: every row has one colour, every column one digit. Everybody sees where
      your stones stand, nobody sees what they are. Read the patterns of the others, name their stones one by one, and
      keep a secret longer than anyone else at the table.
    </p>
  ),
  chapters: [
    { title: 'The stones', rules: ['SO-1', 'SO-2', 'SO-3'] },
    { title: 'Your secret arrangement', rules: ['SO-4', 'SO-5', 'SO-6'] },
    { title: 'Your turn', rules: ['SO-7', 'SO-8', 'SO-9', 'SO-10'] },
    { title: 'A stone changes hands', rules: ['SO-12', 'SO-13'] },
    { title: 'Going out, and winning', rules: ['SO-15', 'SO-16'] },
    { title: 'Two variants', rules: ['SO-11', 'SO-14'] },
  ],
  rules: {
    'SO-1': {
      title: 'Thirty stones',
      text: (
        <>
          <p>
            There are five colours: red, yellow, green, blue and purple. Each colour has six stones: the digits 1 to 5
            and one <em>all-seeing eye</em>, the joker.
          </p>
          <p>
            Every stone exists <strong>once</strong>. The green 3 that stands in front of you can be nowhere else, and
            that is where most of your reasoning begins.
          </p>
        </>
      ),
      ruling: (
        <p>
          The original book mentions only green and blue by name, and its pictures are lost to us. Red, yellow and
          purple are our choice.
        </p>
      ),
    },
    'SO-2': {
      title: 'Before you start',
      text: (
        <>
          <p>Agree on the game you want:</p>
          <ul>
            <li>
              <strong>The easy game</strong> leaves the five eyes in the box: 25 stones. Take it the first time, and
              skip everything below about eyes.
            </li>
            <li>
              <strong>The full game</strong> uses all 30 stones. This is what you get unless you choose otherwise.
            </li>
          </ul>
          <p>The stones are shuffled face down, and each of you gets the same number:</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Players</th>
                <th scope="col">Easy: each</th>
                <th scope="col">left over</th>
                <th scope="col">Full: each</th>
                <th scope="col">left over</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">2</th>
                <td>10</td>
                <td>5</td>
                <td>10</td>
                <td>10</td>
              </tr>
              <tr>
                <th scope="row">3</th>
                <td>8</td>
                <td>1</td>
                <td>9</td>
                <td>3</td>
              </tr>
              <tr>
                <th scope="row">4</th>
                <td>6</td>
                <td>1</td>
                <td>7</td>
                <td>2</td>
              </tr>
            </tbody>
          </table>
          <p>
            Two variants can be added to either game, one of them or both: a wrong guess only opens a stone (
            <RuleLink rule="SO-11" />
            ), and players are protected for a moment (<RuleLink rule="SO-14" />
            ). Last, you may settle who begins.
          </p>
        </>
      ),
      ruling: (
        <p>
          The book lets the youngest begin. We do not ask your age: unless your table names somebody, the first player
          is drawn by lot.
        </p>
      ),
    },
    'SO-3': {
      title: 'The stones left over',
      text: (
        <p>
          Whatever nobody was dealt stays face down until the game is over. Nobody may look. So a stone that you neither
          hold nor see is perhaps with an opponent, and perhaps with no one.
        </p>
      ),
    },
    'SO-4': {
      title: 'One colour a row, one digit a column',
      text: (
        <>
          <p>All of you set up your stones at the same time, each behind your own hand. Two laws hold:</p>
          <ul>
            <li>
              All your stones of a colour stand on <strong>one row</strong>, and that row has no other colour.
            </li>
            <li>
              All your stones of a digit stand in <strong>one column</strong>, and that column has no other digit.
            </li>
          </ul>
          <p>
            Which row a colour gets and which column a digit gets is up to you. One stone a place. We call rows A to E
            from the top and count columns from the left, so B3 is the third place of the second row.
          </p>
          <p>
            Once the last of you is ready, everybody may see which places are taken. From then on these things are open
            to all: the places, the faces of opened stones, the eyes in the middle of the table, and every guess with
            its outcome. The faces of your hidden stones are known to you alone.
          </p>
        </>
      ),
      ruling: (
        <>
          <p>
            In the book the lines are only imagined, and you are asked to aim well. On a screen they had to become a
            grid, with five rows for five colours.
          </p>
          <p>
            The easy game has five columns. The full game has six, because a row can need six places: five digits and an
            eye. Everyone gets the sixth column, so that having one tells nothing.
          </p>
        </>
      ),
    },
    'SO-5': {
      title: 'The all-seeing eye',
      text: (
        <>
          <p>
            An eye stands on the row of its own colour, but it counts as any digit: put it in whatever column you like,
            as long as the place is free. It may stand under the 4s today and under the 1s tomorrow.
          </p>
          <p>
            A column in which there are only eyes belongs to no digit. And an eye cannot be guessed as a digit: to catch
            it, someone must name the eye of that colour.
          </p>
        </>
      ),
    },
    'SO-6': {
      title: 'Nothing else is asked',
      text: (
        <p>
          Rows and columns may stay empty, at the edge or right in the middle. Their order means nothing: green may
          stand above red, and the 5s to the left of the 1s. Leave gaps if you think they will puzzle somebody.
        </p>
      ),
    },
    'SO-7': {
      title: 'Point and name',
      text: (
        <>
          <p>
            On your turn you <strong>must</strong> guess. Point at one hidden stone of another player and say what it
            is: a colour and a digit, “green 3”, or the eye of a colour.
          </p>
          <p>
            You may name any stone that is in the game, even one that lies open or one of your own. That cannot be
            right, but perhaps you would like to be misunderstood.
          </p>
        </>
      ),
    },
    'SO-8': {
      title: 'Right: go on or stop',
      text: (
        <p>
          If colour and digit are both right, the stone is opened where it stands. Now you choose: guess again, at
          whomever you like, or stop and pass the turn on. You have this choice after every right guess.
        </p>
      ),
    },
    'SO-9': {
      title: 'Wrong: pay with a stone',
      text: (
        <>
          <p>
            The owner says “wrong”, and not a word more: nobody learns whether the colour or the digit was right. Then
            you choose one of your own hidden stones, open it, and give it to that owner. They stand it, open, where it
            belongs in their arrangement (<RuleLink rule="SO-12" />
            ). Your turn is over.
          </p>
          <p>
            Choose with care. Your stone shows which colour its row had and which digit its column had. But the new
            owner has to show something too: the place where such a stone belongs.
          </p>
        </>
      ),
    },
    'SO-10': {
      title: 'Your last secret is safe from yourself',
      text: (
        <p>
          When you have just one hidden stone left, a wrong guess costs you the turn and nothing else. So be bold: only
          the others can take that stone from you.
        </p>
      ),
      ruling: (
        <p>
          The book says that you need not give your last stone away. No one ever would, as it would put you out of the
          game; so we do not even ask.
        </p>
      ),
    },
    'SO-11': {
      title: 'Variant: only open, do not give',
      text: (
        <p>
          With this variant a wrong guess makes you open one of your own hidden stones where it stands. It stays yours,
          nothing is given away, and your turn is over. Gentler for the one you guessed at, and a little simpler.
        </p>
      ),
      ruling: (
        <p>
          The book does not say whether the mercy of <RuleLink rule="SO-10" /> holds here as well. We say yes: with one
          hidden stone left you need not open it.
        </p>
      ),
    },
    'SO-12': {
      title: 'Where a given stone belongs',
      text: (
        <>
          <p>If you are given a stone, you stand it, open, in its right place:</p>
          <ul>
            <li>
              <strong>A digit</strong> goes where the row of its colour and the column of its digit cross.
            </li>
            <li>
              If you have <strong>no stone of that colour</strong>, choose any row without stones.
            </li>
            <li>
              If you have <strong>no stone of that digit</strong>, choose any column that belongs to no digit; one with
              only eyes will do.
            </li>
            <li>
              <strong>An eye</strong> goes on the row of its colour, or on any row without stones if you have none, in
              any free place of it.
            </li>
          </ul>
          <p>
            A row or column is held by all your stones in it, hidden or open, dealt or received. When the last stone of
            a row has left, the row is free again. When the last digit of a column has left, the column belongs to no
            digit again, even if eyes remain there.
          </p>
          <p>
            Your own eye of the same colour does not block a place. You may, and sometimes must, stand a digit there;
            what then happens is told in <RuleLink rule="SO-13" />.
          </p>
        </>
      ),
      ruling: (
        <>
          <p>
            The book only speaks of “the right place” and forgets that you may have no such row or column. Then the
            choice is yours, as it was when you set up your stones.
          </p>
          <p>
            You are asked for the place every time, even if there is only one. Otherwise the others could tell from your
            silence that you had no choice.
          </p>
        </>
      ),
    },
    'SO-13': {
      title: 'An eye must make way',
      text: (
        <p>
          If an eye stands in the place that a given digit takes, it leaves your arrangement and is laid, open, in the
          middle of the table. If it was still hidden, you have lost a secret. If it was your last, you are out, and the
          game may end at that very moment. Otherwise it goes on with the player after the one who guessed.
        </p>
      ),
    },
    'SO-14': {
      title: 'Variant: protection',
      text: (
        <p>
          With this variant the <strong>first</strong> guess of your turn may not be at the player who was the last to
          have a stone guessed right in the turn just before yours. Start with somebody else; after that you are free.
          Nobody is hunted off the table in one round.
        </p>
      ),
      ruling: (
        <>
          <p>The book leaves the details open. We play it like this:</p>
          <ul>
            <li>“The turn just before” is the last turn somebody took, even if it ended with a wrong guess.</li>
            <li>
              There is no protection if nothing was guessed right in that turn, if the stone was one of yours, or if
              that player is the only one left to guess at.
            </li>
            <li>
              An eye that had to make way (<RuleLink rule="SO-13" />) was not guessed, so it protects nobody.
            </li>
          </ul>
        </>
      ),
    },
    'SO-15': {
      title: 'Whose turn it is, and who is out',
      text: (
        <p>
          Turns go round to the left. If you have no hidden stone left, you are out: you have no more turns, and the
          round skips you. Your open stones stay where they are, for everyone to reason with.
        </p>
      ),
    },
    'SO-16': {
      title: 'The last secret wins',
      text: (
        <p>
          Whoever is the last to have hidden stones wins, be it one or many. The others are ranked by when they went
          out: the later, the better.
        </p>
      ),
      ruling: <p>The book names the winner only. Second to fourth place are our addition.</p>,
    },
  },
};

export default rulebook;

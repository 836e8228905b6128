import type { DecisionTexts } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes } from '../../vocabulary.ts';

/** What each decision means, in Dutch. */
export const decisions: DecisionTexts<SalomonsOordeelTypes> = {
  arrange: {
    about:
      'Stel je stenen op; niemand anders ziet ze. Alle stenen van een kleur staan op één rij, alle stenen met hetzelfde cijfer in één kolom; elke rij heeft één kleur, elke kolom één cijfer. Welke, bepaal jij.',
    keys: {
      cells:
        'De anderen zien straks welke vakjes bezet zijn, niet wat er staat. Een oog mag overal op de rij van zijn kleur staan, ook in de kolom van een cijfer.',
    },
  },
  guess: {
    about:
      'Wijs een geheime steen van een ander aan en noem hem. Goed: hij wordt opengedraaid, en je mag nog eens raden. Fout: het kost je een eigen steen, tenzij je er nog maar één hebt.',
    keys: {
      at: 'Eerst: van wie? Hoe minder geheime stenen iemand heeft, hoe eerder die afvalt.',
      row: 'Kies het vakje zoals het raster het noemt, bijv. B3. Stenen op één rij hebben dezelfde kleur…',
      col: '…en stenen in één kolom hetzelfde cijfer, op ogen na.',
      stone:
        'Noem hem nu: de kleur, dan het cijfer of het oog. Elke steen bestaat maar één keer, dus het is er geen van jou en geen die open ligt.',
    },
  },
  stop: {
    about: 'Je raadde goed, dus je mag hier ook stoppen. Je verliest niets, en de volgende is aan de beurt.',
    keys: {},
  },
  give: {
    about:
      'Je raadde fout. Kies een van je geheime stenen: je draait hem open en geeft hem aan de speler bij wie je raadde; die zet hem in de eigen opstelling.',
    keys: {
      row: 'Bedenk wat hij verraadt: de rij geeft een kleur prijs…',
      col: '…en de kolom een cijfer.',
    },
  },
  open: {
    about: 'Je raadde fout. Kies een van je geheime stenen: je draait hem open waar hij staat.',
    keys: {
      row: 'Bedenk wat hij verraadt: de rij geeft een kleur prijs…',
      col: '…en de kolom een cijfer.',
    },
  },
  settle: {
    about:
      'Je kreeg een steen. Hij komt open op zijn juiste plaats: de rij van zijn kleur en de kolom van zijn cijfer. Heb je zo’n rij of kolom nog niet, dan kies je er een.',
    keys: {
      row: 'Kies het vakje zoals het raster het noemt.',
      col: 'Staat je eigen oog van die kleur daar, dan moet het wijken naar het midden van de tafel.',
    },
  },
};

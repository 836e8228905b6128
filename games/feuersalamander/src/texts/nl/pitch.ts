export const pitch = 'Vraag, bluf en onthoud je een weg door een ruïne met 84 kamers, en pas op voor de kerker.';

export const introduction =
  'Je verzamelt combinaties van drie kaarten: een vleugel, een rij en een steen, samen vleugel × rij × steen waard. Je hebt hoogstens twee kaarten, dus de rest zit bij de anderen. Loop het parcours, ondervraag op wiens velden je stopt, let op de speelstenen, en kom naar huis om een combinatie te leggen zodra je weet wie wat heeft.';

export const pitch = 'Zoek je weg door een ruïne met 84 kamers: vraag, bluf, onthoud, en pas op voor de kerker.';

export const introduction =
  'Je verzamelt combinaties van drie kaarten: een vleugel, een rij en een steen, samen vleugel × rij × steen waard. Je hebt hoogstens twee kaarten, dus de rest zit bij de anderen. Loop over de omloop, stel een vraag aan degene op wiens velden je stopt, let op de speelstenen, en kom naar huis om een combinatie te leggen zodra je weet wie wat heeft.';

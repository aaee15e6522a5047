import type { Preset } from '../schema'

/** Steps on earth: around 1 kHz lifted broadly, engines and bombs below 200 Hz lowered. Costs vehicles' bass. */
export const pubgFeldpeiler: Preset = {
  id: 'pubg-feldpeiler',
  name: 'Feldpeiler',
  game: 'PUBG: Battlegrounds',
  aliases: ['pubg', 'playerunknown'],
  tagline: 'Schritte auf Erde, weniger Motor davor.',
  description:
    'Wer übers Feld kommt, geht auf Erde: Das liegt um 1 kHz und wird breit um 1,5 bis 4 dB gehoben. Motoren, Flugzeuge und Bombardements unter 200 Hz verlieren 2 bis 11 dB, die Höhen bleiben, wie sie sind. Der Preis dafür: Fahrzeuge verlieren ihren Bass, und nahe Schüsse klingen kleiner.',
  price: 590,
  filters: [
    { type: 'PK', fc: 52, gain: -5.8, q: 0.5 },
    { type: 'PK', fc: 54, gain: -5.2, q: 0.62 },
    { type: 'PK', fc: 663, gain: 1.6, q: 0.55 },
    { type: 'PK', fc: 893, gain: 2.5, q: 1.37 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene und halboffene Kopfhörer mit annähernd neutralem Klang.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 29),
  changes: [
    {
      version: 2,
      text: 'Neu abgestimmt an Aufnahmen freier Spiele, mit Grenzen für Klang, Stimmen und Lautstärke. Was er bringt, gilt an Spielen, die beim Abstimmen fehlten.',
    },
  ],
  active: true,
}

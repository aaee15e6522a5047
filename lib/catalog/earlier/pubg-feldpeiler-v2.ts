import type { Preset } from '../schema'

export const pubgFeldpeilerV2: Preset = {
  id: 'pubg-feldpeiler',
  name: 'Feldpeiler',
  game: 'PUBG: Battlegrounds',
  aliases: ['pubg', 'playerunknown'],
  tagline: 'Ferne Schüsse und nahe Schritte, ohne Windrauschen dazwischen.',
  description:
    'Nimmt Motoren, Flugzeugen und Bombardements unter 80 Hz 6 dB und räumt um 250 Hz auf. Der Anstieg um 3,2 kHz gilt Schritten im Gras und dem Knall ferner Gewehre, die leichte Anhebung über 10 kHz dem Peitschen vorbeifliegender Kugeln. Der Preis dafür: Fahrzeuge verraten sich im Bass weniger früh, und lange Runden klingen heller als gewohnt.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 80, gain: -6, q: 0.7 },
    { type: 'PK', fc: 250, gain: -3, q: 0.8 },
    { type: 'PK', fc: 1600, gain: 1.4, q: 1.1 },
    { type: 'PK', fc: 3200, gain: 4.5, q: 0.9 },
    { type: 'PK', fc: 6200, gain: -1.8, q: 2 },
    { type: 'HSC', fc: 10000, gain: 1.5, q: 0.7 },
  ],
  spatial: 'in-game-hrtf',
  headset: 'Offene und halboffene Kopfhörer mit annähernd neutralem Klang.',
  version: 2,
  updatedAt: Date.UTC(2026, 8, 3),
  changes: [
    {
      version: 2,
      text: 'Die Anhebung um 3,2 kHz ist breiter, die Senke um 6,2 kHz ist neu: Gras zischt weniger.',
    },
  ],
  active: true,
}

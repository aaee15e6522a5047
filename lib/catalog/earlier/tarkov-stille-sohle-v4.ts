import type { Preset } from '../schema'

export const tarkovStilleSohleV4: Preset = {
  id: 'tarkov-stille-sohle',
  name: 'Stille Sohle',
  game: 'Escape from Tarkov',
  aliases: ['eft', 'tarkov'],
  tagline: 'Für Raids, in denen ein Rascheln mehr sagt als ein Schuss.',
  description:
    'Schneidet unter 25 Hz ab, senkt den Grundlärm unter 120 Hz um 4 dB und nimmt dem Rauschen der Headsets im Spiel um 7 kHz die Schärfe. Gehoben wird um 2,4 und 4,2 kHz: Laub, Glas, Stoff, Magazine. Der Preis dafür: Schüsse in der Nähe wirken im Verhältnis schriller, also lieber etwas leiser spielen.',
  price: 790,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 },
    { type: 'LSC', fc: 120, gain: -4, q: 0.7 },
    { type: 'PK', fc: 220, gain: -2, q: 1 },
    { type: 'PK', fc: 900, gain: 1, q: 1.2 },
    { type: 'PK', fc: 2400, gain: 3.6, q: 1.2 },
    { type: 'PK', fc: 4200, gain: 2.8, q: 1.6 },
    { type: 'PK', fc: 7000, gain: -2.6, q: 2.2 },
    { type: 'HSC', fc: 11000, gain: -3, q: 0.7 },
  ],
  spatial: 'in-game-hrtf',
  headset: 'Offene Kopfhörer oder geschlossene mit zurückhaltendem Hochton.',
  version: 4,
  updatedAt: Date.UTC(2026, 9, 28),
  changes: [
    {
      version: 4,
      text: 'Über 11 kHz wird es 3 dB leiser; das Rauschen der Headsets im Spiel ermüdet weniger.',
    },
    { version: 3, text: 'Die Senke um 7 kHz ist schmaler und lässt Glas und Metall mehr Glanz.' },
    { version: 2, text: 'Der Hochpass bei 25 Hz ist neu, der Low-Shelf senkt um 4 statt 5 dB.' },
  ],
  active: true,
}

import type { Preset } from '../schema'

export const cs2SchrittklarV3: Preset = {
  id: 'cs2-schrittklar',
  name: 'Schrittklar',
  game: 'Counter-Strike 2',
  aliases: ['cs2', 'csgo', 'cs go', 'counterstrike'],
  tagline: 'Schritte nach vorn, Dröhnen nach hinten.',
  description:
    'Senkt alles unter 90 Hz um 5 dB und den Bereich um 280 Hz leicht, damit Granaten und Schüsse weniger nachhallen. Um 2,8 und 4,6 kHz, wo Sohlen auf Beton, Metall und Holz verschieden klingen, hebt es an. Der Preis dafür: Waffen klingen dünner, und wer viel Druck im Bass mag, wird ihn vermissen.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
    { type: 'PK', fc: 280, gain: -2.5, q: 0.9 },
    { type: 'PK', fc: 1200, gain: 1, q: 1 },
    { type: 'PK', fc: 2800, gain: 3.8, q: 1.1 },
    { type: 'PK', fc: 4600, gain: 2.2, q: 1.6 },
    { type: 'PK', fc: 8200, gain: -2, q: 2 },
  ],
  spatial: 'in-game-hrtf',
  headset: 'Geschlossene Gaming-Headsets mit betontem Bass.',
  version: 3,
  updatedAt: Date.UTC(2026, 9, 12),
  changes: [
    {
      version: 3,
      text: 'Die zweite Anhebung liegt bei 4,6 statt 5 kHz: Schritte auf Metall klingen weniger spitz.',
    },
    { version: 2, text: 'Der Low-Shelf senkt um 5 statt 6,5 dB, damit Bomben und Türen hörbar bleiben.' },
  ],
  active: true,
}

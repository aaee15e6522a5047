import type { Preset } from '../schema'

/**
 * Listens for soles on concrete, metal and wood, a few rooms away. They differ between 2.8 and 4.6 kHz, so that is
 * lifted; booms of grenades below 90 and around 280 Hz are lowered, since they cover it. Costs punch, and weapons sound thin.
 */
export const cs2Schrittklar: Preset = {
  id: 'cs2-schrittklar',
  name: 'Schrittklar',
  game: 'Counter-Strike 2',
  aliases: ['cs2', 'csgo', 'cs go', 'counterstrike'],
  tagline: 'Schritte nach vorn, Dröhnen nach hinten.',
  description:
    'Hier zählt, worauf jemand läuft: Beton, Metall und Holz klingen zwischen 2,8 und 4,6 kHz verschieden, dort wird angehoben. Alles unter 90 Hz sinkt um 5 dB und der Bereich um 280 Hz um 3 dB, damit Granaten und Schüsse weniger nachhallen. Eine Senke um 8,2 kHz nimmt Sand das Zischen. Der Preis dafür: Waffen klingen dünner, und wer viel Druck im Bass mag, wird ihn vermissen.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 90, gain: -5, q: 0.7 }, // grenades and shots
    { type: 'PK', fc: 280, gain: -3, q: 0.9 }, // their echo in rooms
    { type: 'PK', fc: 2800, gain: 4.2, q: 1 }, // steps
    { type: 'PK', fc: 4600, gain: 2.6, q: 1.6 }, // metal against concrete
    { type: 'PK', fc: 8200, gain: -2.8, q: 1.8 }, // hiss of sand
  ],
  spatial: 'in-game-hrtf',
  headset: 'Geschlossene Gaming-Headsets mit betontem Bass.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}

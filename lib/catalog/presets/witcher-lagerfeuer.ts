import type { Preset } from '../schema'

/**
 * Listens to a story, not for directions: thunder and orchestra below 75 Hz, voices around 1.8 kHz over rain, air above 9.5 kHz.
 * The mud at 350 Hz and the patter of rain at 5.5 kHz are lowered a little. Costs overview: quiet sounds far away step back.
 */
export const witcherLagerfeuer: Preset = {
  id: 'witcher-lagerfeuer',
  name: 'Lagerfeuer',
  game: 'The Witcher 3: Wild Hunt',
  aliases: ['witcher', 'tw3', 'hexer', 'wild hunt'],
  tagline: 'Wärme, Weite und Stimmen, die man versteht.',
  description:
    'Ein Preset zum Versinken, nicht zum Orten. Unter 75 Hz kommen 3 dB dazu, über 9,5 kHz 2 dB, also mehr Donner und mehr Luft um Wälder und Orchester. Dialoge werden um 1,8 kHz deutlich klarer, auch im Regen, dessen Prasseln um 5,5 kHz etwas nachgibt; eine Senke um 350 Hz hält die Mitten frei. Der Preis dafür: leise Geräusche weit weg treten eher zurück, und kleine In-Ears können im Bass an ihre Grenze kommen.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 75, gain: 3, q: 0.7 }, // thunder, orchestra
    { type: 'PK', fc: 350, gain: -1.5, q: 0.9 }, // mud
    { type: 'PK', fc: 1800, gain: 2.6, q: 1 }, // voices
    { type: 'PK', fc: 5500, gain: -1, q: 1 }, // patter of rain
    { type: 'HSC', fc: 9500, gain: 2, q: 0.7 }, // air
  ],
  spatial: 'windows-sonic',
  headset: 'Offene Kopfhörer mit großer Bühne, annähernd neutral.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}

import type { Preset } from '../schema'

/**
 * Listens for the beat: the kick at 70 to 100 Hz and the attack of snare and claps at 4.8 kHz. The broad middle around 450 Hz is
 * lowered to part them. Costs voices and guitars, and bright mixes get sharp.
 */
export const beatSaberTaktgeber: Preset = {
  id: 'beat-saber-taktgeber',
  name: 'Taktgeber',
  game: 'Beat Saber',
  aliases: ['beatsaber', 'vr', 'rhythmus'],
  tagline: 'Kick und Snare vor allem anderen, damit der Schlag sitzt.',
  description:
    'Betont, was den Takt trägt: die Kick um 70 bis 100 Hz, zusammen mit bis zu 5 dB, und den Anschlag der Snare um 4,8 kHz. Dazwischen macht eine breite Senke um 450 Hz Platz, sonst würde es mulmig. Der Preis dafür: Stimmen und Gitarren rücken in den Hintergrund, und was ohnehin hell gemischt ist, klingt schnell scharf. Dann hilft es, den letzten Filter in der Datei auf 0 dB zu setzen.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 70, gain: 2.5, q: 0.7 }, // the weight of the kick
    { type: 'PK', fc: 100, gain: 2.5, q: 1.2 }, // its beat
    { type: 'PK', fc: 450, gain: -3.5, q: 0.7 }, // pads, guitars, voices
    { type: 'PK', fc: 4800, gain: 3, q: 1.2 }, // snare and claps
    { type: 'HSC', fc: 10000, gain: 1.5, q: 0.7 }, // hi-hats
  ],
  spatial: 'none',
  headset: 'Die Lautsprecher und Kopfhörer gängiger VR-Brillen sowie leichte, offene Kopfhörer.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}

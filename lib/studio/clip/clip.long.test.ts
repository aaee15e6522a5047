import { curveLimits, beyondLimits, costsOf } from '@/lib/audio/prominence/limits'
import { gainOf } from '@/lib/audio/prominence/judge'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { fitClip } from './clip-fit'
import { knownClip, knownSounds, recipes } from './testing/known-clips'

/** dB by which more may be said than is true: the marks are a sample. */
const MORE = 1.5

it.each(Object.entries(recipes).map(([name, recipe], index) => [name, recipe, index + 1] as const))(
  'what is said of filters for %s is true of the parts of the clip, or nothing is said',
  (_, recipe, seed) => {
    const clip = knownClip(recipe, seed)
    const fit = fitClip(bandFrames([clip.samples]), clip.marks)
    if (typeof fit === 'string') {
      expect(['noGain', 'fewMarks', 'notApart', 'marksDiffer']).toContain(fit)
      return
    }
    const known = gainOf(fit.filters, knownSounds(clip))
    expect(known).toBeGreaterThan(0)
    expect(fit.said).toBeLessThanOrEqual(known + MORE)
    expect(beyondLimits(costsOf(fit.filters), curveLimits)).toBeLessThan(0.1)
  },
  600_000,
)

it('something is said of most clips', () => {
  const fits = Object.values(recipes)
    .slice(0, 5)
    .map((recipe, index) => knownClip(recipe, index + 1))
    .map(({ samples, marks }) => fitClip(bandFrames([samples]), marks))
  expect(fits.filter((fit) => typeof fit !== 'string').length).toBeGreaterThanOrEqual(3)
}, 600_000)

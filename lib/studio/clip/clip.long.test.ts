import { curveLimits, beyondLimits, costsOf } from '@/lib/audio/prominence/limits'
import { gainOf } from '@/lib/audio/prominence/judge'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { fitClip } from './clip-fit'
import { knownClip, knownSounds, recipes } from './testing/known-clips'

/** dB by which more may be said than is true: the marks are a sample. */
const MORE = 1.5

const names = Object.keys(recipes)
const fits = new Map<string, ReturnType<typeof fitted>>()

function fitted(name: string) {
  const recipe = recipes[name]
  if (!recipe) throw new Error(name)
  const clip = knownClip(recipe, names.indexOf(name) + 1)
  return { clip, fit: fitClip(bandFrames([clip.samples]), clip.marks) }
}

/** A search takes many seconds. */
function fitOf(name: string) {
  const known = fits.get(name) ?? fitted(name)
  fits.set(name, known)
  return known
}

it.each(names)(
  'what is said of filters for %s is true of the parts of the clip, or nothing is said',
  (name) => {
    const { clip, fit } = fitOf(name)
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
  const said = names.filter((name) => typeof fitOf(name).fit !== 'string')
  expect(said.length).toBeGreaterThanOrEqual(0.6 * names.length)
}, 600_000)

import { parseEnv, problemsOf } from '@/lib/core/env-schema'
import { saidIn } from './setup-field'

const field = { label: '', hint: '', value: '', options: [], remove: '' }
const said = (typed: string) => {
  const form = new FormData()
  form.set('PARTNER_THRESHOLD', typed)
  return saidIn(form, { ...field, name: 'PARTNER_THRESHOLD', kind: 'euros' }) ?? ''
}

describe('an amount typed as a setting', () => {
  it.each([
    ['25,00', 2500],
    ['2.500', 250_000],
    // Back to the default.
    ['', 2500],
  ])('is accepted as %j', (typed, cents) =>
    expect(parseEnv({ PARTNER_THRESHOLD: said(typed) }).PARTNER_THRESHOLD).toBe(cents),
  )

  it('is sent empty if it is left empty', () => expect(said(' ')).toBe(''))

  it.each(['25.00', '30.', '1e3', 'viel'])('is refused as %j, not mistaken for cents', (typed) =>
    expect(problemsOf({ PARTNER_THRESHOLD: said(typed) })).toEqual(['PARTNER_THRESHOLD']),
  )
})

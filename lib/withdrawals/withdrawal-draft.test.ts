/** @jest-environment jsdom */
import { addressFor, answersOf, loadDraft, newDraft, reviewedDraft, saveDraft } from './withdrawal-draft'

const answers = { name: 'Erika', reference: 'SK-AAAAA-AAAAA', email: 'erika@example.com', text: '' }

describe('the draft of a withdrawal', () => {
  it('keeps its key as long as the answers stay the same', () => {
    const draft = reviewedDraft(newDraft(answers), answers)
    expect(reviewedDraft({ ...draft, step: 'fill' }, answers).key).toBe(draft.key)
    expect(reviewedDraft(draft, { ...answers, name: 'Max' }).key).not.toBe(draft.key)
  })

  it('survives a reload', () => {
    const draft = reviewedDraft(newDraft(), answers)
    saveDraft(draft)
    expect(loadDraft()).toEqual(draft)
  })

  it.each(['', 'kaputt', '{"step":"fill"}'])('is null if %j is stored', (stored) => {
    sessionStorage.setItem('withdrawal', stored)
    expect(loadDraft()).toBeNull()
  })

  it('is prefilled from its address, and nothing else', () => {
    const given = { reference: 'SK-AAAAA-AAAAA', email: 'a+b@example.com' }
    expect(answersOf(new URL(addressFor(given), 'http://localhost').hash)).toEqual({
      ...given,
      name: '',
      text: '',
    })
    expect(answersOf('#inhalt')).toBeNull()
  })
})

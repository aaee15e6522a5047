import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import type { ClipState } from './clip-state'
import { ClipStore } from './clip-store'
import { ClipTool } from './clip-tool'

const texts = messages.ownPresets.clip
const store = new ClipStore()
const ready: ClipState = { ...store.current(), step: 'ready', name: 'runde.wav', seconds: 30 }
const searching: ClipState = { ...ready, step: 'searching' }
const found: ClipState = { ...ready, found: { filters: [], figures: { said: 3.2, louder: 0 } } }

function tool(state: ClipState) {
  return (
    <ClipTool store={store} state={state} sounds={[]} isFresh={false}>
      {null}
    </ClipTool>
  )
}

it('says what it does and what a search found in places that are there before, and nothing twice', () => {
  const { rerender } = render(tool(store.current()), { wrapper: WithTexts })
  const [doing] = screen.getAllByRole('status')
  expect(doing).toBeEmptyDOMElement()
  rerender(tool(ready))
  expect(doing).toHaveTextContent('runde.wav ist gelesen.')
  const before = screen.getAllByRole('status')
  const result = before.at(-1)
  expect(result).toHaveTextContent('')
  const needed = screen.getByText(/Stellen markieren\.$/)
  rerender(tool(searching))
  expect(doing).toHaveTextContent(texts.searching)
  rerender(tool(found))
  expect(doing).toBeEmptyDOMElement()
  expect(result).toHaveTextContent('Auf dein Spiel eingestellt: mindestens +3,2 dB.')
  expect(screen.getAllByRole('status')).toEqual(before)
  expect(before).toContain(needed)
})

it('says why a search found nothing, and nothing else', () => {
  const { rerender } = render(tool(searching), { wrapper: WithTexts })
  rerender(tool({ ...ready, problem: 'noGain' }))
  expect(screen.getByRole('alert')).toHaveTextContent(texts.problems.noGain)
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement()
})

it('keeps the focus on the button that starts and cancels a search', async () => {
  const { rerender } = render(tool(ready), { wrapper: WithTexts })
  await userEvent.click(screen.getByRole('button', { name: texts.search }))
  rerender(tool(searching))
  expect(screen.getByRole('button', { name: texts.cancel })).toHaveFocus()
  rerender(tool(found))
  expect(screen.getByRole('button', { name: texts.search })).toHaveFocus()
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { Duel } from './duel'

const play = jest.fn<Promise<boolean>, []>()
jest.mock('./use-stimulus', () => ({
  useStimulus: () => ({ trialSound: () => null, levelSound: () => null }),
}))
const sound = { play: () => play(), stop: () => undefined }
jest.mock('./trial-sound', () => ({ useSound: () => sound }))

const subject = {
  presetId: 'a',
  name: 'A',
  filters: [],
  scene: 'floors',
  worn: 'open',
  palette: undefined,
} as const

const texts = messages.listeningTest

it('says after each answer whether it was right, and when the next one is due', async () => {
  play.mockResolvedValue(true)
  render(<Duel subject={subject} headset={null} onFail={jest.fn()} onTest={jest.fn()} />, {
    wrapper: WithTexts,
  })
  await userEvent.click(screen.getByRole('button', { name: texts.duel.start }))
  const [said, asked] = screen.getAllByRole('status')
  await waitFor(() => expect(asked).toHaveTextContent(texts.run.ask.metalSteps))
  expect(said).toBeEmptyDOMElement()
  // The first round always has a sound.
  await userEvent.click(screen.getByRole('button', { name: texts.duel.yes }))
  expect(said).toHaveTextContent(`${texts.run.right} 1 in Folge`)
  expect(screen.getAllByRole('status')[0]).toBe(said)
})

it('can be begun again after a sound could not be played', async () => {
  const onFail = jest.fn()
  render(<Duel subject={subject} headset={null} onFail={onFail} onTest={() => undefined} />, {
    wrapper: WithTexts,
  })
  play.mockRejectedValue(new Error('no sound device'))
  await userEvent.click(screen.getByRole('button', { name: texts.duel.start }))
  expect(onFail).toHaveBeenCalled()
  play.mockResolvedValue(true)
  await userEvent.click(await screen.findByRole('button', { name: texts.duel.start }))
  const yes = await screen.findByRole('button', { name: texts.duel.yes })
  expect(yes).toHaveAttribute('aria-disabled', 'false')
})

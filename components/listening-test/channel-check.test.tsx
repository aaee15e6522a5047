import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import { ChannelCheck } from './channel-check'
import { TrialSound } from './trial-sound'

const texts = messages.listeningTest.check
const silence = () => ({ left: new Float32Array(1), right: new Float32Array(1) })
const stimulus: Stimulus = {
  trialSound: silence,
  channelSound: silence,
  levelSound: silence,
}

function check() {
  const onDone = jest.fn()
  const sound = new TrialSound()
  // Nothing is audible here, as for a visitor who only hears on the other side.
  render(<ChannelCheck sound={sound} stimulus={stimulus} onDone={onDone} onFail={() => undefined} />, {
    wrapper: WithTexts,
  })
  const user = userEvent.setup()
  return { onDone, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

describe('the headphone check', () => {
  it('asks once to turn up the volume, and then offers to skip it', async () => {
    const { press, onDone } = check()
    await press(texts.play)
    await press(texts.nothing)
    expect(screen.getByRole('status')).toHaveTextContent(texts.louder)
    for (let again = 0; again < 3; again += 1) {
      await press(texts.nothing)
      expect(await screen.findByText(texts.oneSided)).toBeVisible()
    }
    await press('Weiter ohne Seitenprüfung')
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('can be skipped from the beginning', async () => {
    const { press, onDone } = check()
    await press('Weiter ohne Seitenprüfung')
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('offers left, right and nothing in this order', () => {
    check()
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.slice(1, 4)).toEqual([texts.left, texts.right, texts.nothing])
  })
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { PRACTICE_TRIALS, startedRun, type RunState } from '@/lib/listening-test/procedure/run'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import messages from '@/messages/de.json'
import { TestRun } from './test-run'
import { TrialSound } from './trial-sound'

const texts = messages.listeningTest.run
const silence = () => ({ left: new Float32Array(1), right: new Float32Array(1) })
const stimulus: Stimulus = { trialSound: silence, channelSound: silence, levelSound: silence }
const subject = {
  presetId: 'a',
  name: 'A',
  filters: [],
  scene: 'floors',
  worn: 'open',
  palette: undefined,
} as const

/** Nothing can be played here; each sound is over at once. */
class Silence extends TrialSound {
  override play() {
    return Promise.resolve(true)
  }
}

function begin() {
  jest.useFakeTimers()
  const runs: RunState[] = []
  const props = { subject, stimulus, sound: new Silence(), begun: startedRun(3) }
  const nothing = () => undefined
  render(
    <>
      <button>Menü</button>
      <TestRun {...props} onChange={(run) => runs.push(run)} onDone={nothing} onFail={nothing} />
    </>,
    { wrapper: WithTexts },
  )
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    // The sound is over.
    await act(() => jest.advanceTimersByTimeAsync(1))
  }
  const goOn = () => press(texts.resume)
  const wait = () => act(() => jest.advanceTimersByTimeAsync(2_500))
  return { runs, user, press, goOn, wait }
}

describe('the blind test', () => {
  afterEach(() => jest.useRealTimers())

  it('offers four degrees of certainty, and gives feedback during the practice', async () => {
    const { runs, user, goOn, wait } = begin()
    await goOn()
    const names = screen.getAllByRole('button', { name: /sicher|eher/ }).map(({ textContent }) => textContent)
    expect(names).toEqual(['1sicher nein', '2eher nein', '3eher ja', '4sicher ja'])
    await user.click(screen.getByRole('button', { name: 'eher ja' }))
    expect(screen.getByRole('status')).toHaveTextContent(texts.right)
    await wait()
    await user.keyboard('1')
    expect(screen.getByRole('status')).toHaveTextContent(texts.wasThere)
    await wait()
    await user.keyboard('4')
    expect(screen.getByRole('status')).toHaveTextContent(texts.wasEmpty)
    expect(runs.at(-1)?.answered.map(({ choice }) => choice)).toEqual([3, 1, 4])
  })

  it('reacts to keys only while the focus is in it', async () => {
    const { runs, user, goOn } = begin()
    await goOn()
    screen.getByRole('button', { name: 'Menü' }).focus()
    await user.keyboard('4')
    expect(runs).toEqual([])
  })

  it('gives no feedback after the practice, and goes on by itself', async () => {
    const { runs, user, press, goOn, wait } = begin()
    await goOn()
    for (let trial = 0; trial < PRACTICE_TRIALS; trial += 1) {
      await user.keyboard('2')
      await wait()
    }
    await press(texts.start)
    await user.keyboard('3')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await wait()
    await user.keyboard('2')
    expect(runs.at(-1)?.answered).toHaveLength(PRACTICE_TRIALS + 2)
  })

  it('pauses on a key and repeats the question afterwards', async () => {
    const { runs, user, goOn } = begin()
    await goOn()
    await user.keyboard('p')
    expect(screen.getByRole('button', { name: texts.resume })).toHaveFocus()
    await goOn()
    await user.keyboard('3')
    expect(runs).toHaveLength(1)
  })
})

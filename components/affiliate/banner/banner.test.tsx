import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { Banner } from './banner'
import { QUESTION_ROOM } from './question-room'
import { sampleTexts as texts, sampleVisit } from './testing/samples'

const SECOND = 1_000
const LINK = 'http://localhost/?ref=NOVA10'

/** The browser's sharing; its absence is the default in jsdom. */
function replaceShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

/** user-event brings a clipboard that works. */
function showBanner(variant: 'corner' | 'top' = 'top', partner: Partial<TrackingRecord> = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return {
    user,
    ...render(<Banner visit={{ ...sampleVisit, ...partner }} variant={variant} />),
  }
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** Until what the click has begun is on the screen. */
async function click(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name }))
  await wait(0)
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  Reflect.deleteProperty(navigator, 'share')
})
afterEach(() => jest.useRealTimers())

describe('the banner', () => {
  it.each([
    [{}, 'Du kommst von NOVA10 ♥'],
    [{ name: 'Nova' }, 'Du kommst von Nova ♥'],
    [{ name: 'Nova', percent: 10 }, '10 % Rabatt von Nova ♥'],
    [{ percent: 12.5 }, '12,5 % Rabatt von NOVA10 ♥'],
  ])('names the partner and the discount, in the corner and at the top: %j', (partner, sentence) => {
    for (const variant of ['corner', 'top'] as const) {
      const { unmount } = showBanner(variant, partner)
      expect(screen.getByRole('complementary', { name: texts.title })).toHaveTextContent(sentence)
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
      unmount()
    }
  })

  it('copies the link and confirms it until 3 seconds after the last press', async () => {
    const { user } = showBanner()
    await click(user, 'Link kopieren')
    expect(await navigator.clipboard.readText()).toBe(LINK)
    expect(screen.getByRole('status')).toHaveTextContent('✓ Link kopiert!')
    await wait(2 * SECOND)
    await click(user, 'Link kopieren')
    await wait(2 * SECOND)
    expect(screen.getByRole('status')).toHaveTextContent('✓ Link kopiert!')
    await wait(SECOND)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows an error if copying is refused', async () => {
    const { user } = showBanner()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await click(user, 'Link kopieren')
    expect(screen.getByRole('status')).toHaveTextContent('✗ Fehler beim Kopieren')
  })

  it('shares the link', async () => {
    const shared: ShareData[] = []
    replaceShare((data) => Promise.resolve(void shared.push(data)))
    const { user } = showBanner()
    await click(user, 'Teilen')
    expect(shared).toEqual([{ title: texts.shareTitle, url: LINK }])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('does nothing when the visitor cancels the sharing', async () => {
    replaceShare(() => Promise.reject(new DOMException('', 'AbortError')))
    const { user } = showBanner()
    await click(user, 'Teilen')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(await navigator.clipboard.readText()).toBe('')
  })

  it.each([
    ['is not there', undefined],
    ['fails', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
    [
      'fails at once',
      () => {
        throw new TypeError('no')
      },
    ],
  ])('copies the link when sharing %s', async (_, share) => {
    if (share) replaceShare(share)
    const { user } = showBanner()
    await click(user, 'Teilen')
    expect(await navigator.clipboard.readText()).toBe(LINK)
    expect(screen.getByRole('status')).toHaveTextContent('✓ Link kopiert!')
  })

  it.each(['corner', 'top'] as const)(
    'stays closed in the tab once the visitor has closed it: %s',
    async (variant) => {
      const { user, unmount } = showBanner(variant)
      await click(user, texts.close)
      expect(screen.queryByRole('complementary')).toBeNull()
      expect(sessionStorage.getItem('affiliateBannerClosed')).not.toBeNull()
      unmount()
      showBanner(variant)
      expect(screen.queryByRole('complementary')).toBeNull()
    },
  )

  it('takes the place of the consent question on a phone', () => {
    render(<div id={QUESTION_ROOM} />)
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue(Object.assign(matchMedia(''), { matches: true }))
    showBanner('corner')
    const room = document.getElementById(QUESTION_ROOM)
    expect(room).toContainElement(screen.getByRole('complementary', { name: texts.title }))
    phone.mockRestore()
  })

  it('leaves the focus on the page when it is closed', async () => {
    render(<main tabIndex={-1} />)
    const { user } = showBanner()
    await click(user, texts.close)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('can be closed without session storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
    const { user } = showBanner()
    await click(user, texts.close)
    expect(screen.queryByRole('complementary')).toBeNull()
    storage.mockRestore()
  })
})

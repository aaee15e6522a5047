import { render } from '@testing-library/react'
import { WithTexts } from './texts/testing/with-texts'
import { usePageTitle } from './use-page-title'

function Page({ title }: { title: string | null }) {
  usePageTitle(title)
  return null
}

describe('usePageTitle', () => {
  beforeEach(() => (document.title = 'Presets'))

  it('sets the tab’s title and restores the previous one', () => {
    const { rerender, unmount } = render(<Page title={null} />, { wrapper: WithTexts })
    expect(document.title).toBe('Presets')
    for (const title of ['eins', 'zwei']) {
      rerender(<Page title={title} />)
      expect(document.title).toBe(`${title} – Spielklang`)
    }
    unmount()
    expect(document.title).toBe('Presets')
  })

  it('does not overwrite a title that another page has set', () => {
    const { unmount } = render(<Page title="eins" />, { wrapper: WithTexts })
    document.title = 'Warenkorb'
    unmount()
    expect(document.title).toBe('Warenkorb')
  })
})

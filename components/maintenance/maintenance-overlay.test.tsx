import { render, screen } from '@testing-library/react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { MaintenanceOverlay } from './maintenance-overlay'

const shop = (isLocked: boolean) => (
  <>
    <div hidden={isLocked}>
      <input aria-label="Name" />
    </div>
    {isLocked && <MaintenanceOverlay note="" isAdmin={false} onUnlocked={() => {}} />}
  </>
)

describe('the maintenance page that replaces an open page', () => {
  it('takes the focus and returns it to the field the visitor was in', () => {
    const { rerender } = render(shop(false), { wrapper: WithTexts })
    screen.getByLabelText('Name').focus()
    rerender(shop(true))
    expect(screen.getByRole('heading', { name: 'Wartungsmodus' })).toHaveFocus()
    rerender(shop(false))
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('sets the tab’s title while it is shown', () => {
    document.title = 'Warenkorb'
    const { rerender } = render(shop(true), { wrapper: WithTexts })
    expect(document.title).toBe(`${messages.maintenance.title} – Spielklang`)
    rerender(shop(false))
    expect(document.title).toBe('Warenkorb')
  })
})

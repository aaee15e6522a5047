'use client'

import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { TextField } from '@/components/ui/fields/field'
import { showToast } from '@/components/ui/toasts/toast'

const tones = [
  ['primary', 'Kaufen'],
  ['secondary', 'Ansehen'],
  ['quiet', 'Verwerfen'],
  ['danger', 'Löschen'],
] as const

/** Parts of one kind, under its name. */
export function PartsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** Buttons, dialogs and toasts. */
export function ActingParts({ place }: { place: string }) {
  return (
    <>
      <PartsSection title={`Knöpfe ${place}`}>
        {[undefined, 'Einen Moment …'].map((busy) => (
          <div key={busy ?? ''} className="flex flex-wrap gap-3">
            {tones.map(([tone, text]) => (
              <Button key={tone} tone={tone} busy={busy}>
                {text}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          {tones.map(([tone, text]) => (
            <ButtonLink key={tone} tone={tone} href="/bauteile">
              {text}
            </ButtonLink>
          ))}
          <Button disabled>Gesperrt</Button>
        </div>
      </PartsSection>
      <PartsSection title={`Dialoge und Meldungen ${place}`}>
        <div className="flex flex-wrap gap-3">
          <DialogPart />
          <ConfirmDialogPart />
          <Button tone="secondary" onClick={() => showToast('Gespeichert.')}>
            Meldung
          </Button>
          <ToastWithActionPart />
        </div>
      </PartsSection>
    </>
  )
}

function DialogPart() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Name ändern"
      text="Er steht oben auf jeder Seite."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button tone="secondary">Dialog</Button>}
    >
      <TextField id="dialog-name" label="Name" />
      <DialogActions wayOut="Abbrechen">
        <Button onClick={() => setIsOpen(false)}>Speichern</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The first attempt fails, to show a problem. */
function ConfirmDialogPart() {
  const [attempts, setAttempts] = useState(0)
  const cancelOrder = async () => {
    setAttempts(attempts + 1)
    await fetch('/api/health')
    if (attempts === 0) throw new Error('no answer')
    showToast('Die Bestellung ist storniert.')
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="danger">Stornieren</Button>}
      title="Bestellung stornieren?"
      text="Sie wird endgültig storniert."
      confirm="Endgültig stornieren"
      busy="Wird storniert …"
      cancel="Nicht stornieren"
      destructive
      onConfirm={cancelOrder}
    />
  )
}

function ToastWithActionPart() {
  const [isRemoved, setIsRemoved] = useState(false)
  const remove = () => {
    setIsRemoved(true)
    showToast('Aus dem Warenkorb entfernt.', { text: 'Rückgängig', run: () => setIsRemoved(false) })
  }
  return (
    <Button tone="secondary" onClick={remove}>
      {isRemoved ? 'Entfernt' : 'Entfernen'}
    </Button>
  )
}

'use client'

import { useEffect } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { storedText } from '@/lib/core/stored-value'

const kept = storedText('deskSlashKey', 'local')
const OFF = 'off'

/** Unless it is switched off, or the focus is in a text field or a dialog. */
export function useSlashKey(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey
      if (isOther || isTyping(event.target) || isSwitchedOff()) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

/** Switches the key off for those who would press it without meaning to (WCAG 2.1.4). */
export function SlashSwitch() {
  const t = useTranslations('admin.frame')
  return (
    <label className="inline-flex min-h-8 items-center gap-2 text-muted pointer-coarse:hidden">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.checked = !isSwitchedOff()
        }}
        defaultChecked
        onChange={({ target }) => kept.write(target.checked ? null : OFF)}
        className="size-4 accent-accent"
      />
      {t('slashKey')}
    </label>
  )
}

const isSwitchedOff = () => kept.read() === OFF

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio|button|submit)$/.test(target.type))
    return false
  return target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null
}

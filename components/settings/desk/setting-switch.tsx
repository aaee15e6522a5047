'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { SavedSwitch } from '@/components/ui/fields/saved-switch'
import { callApi } from '@/lib/http/browser/call-api'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import type { ShownSettings } from '@/lib/settings/schema'
import { SwitchQuestion, type Question } from './switch-question'

interface SettingSwitchProps {
  setting: keyof ShownSettings
  initial: boolean
  /** Asks for confirmation before switching on. */
  question?: Question | undefined
}

/** Switches one of the shop's settings, and follows changes made elsewhere. */
export function SettingSwitch({ setting, initial, question }: SettingSwitchProps) {
  const t = useTranslations('admin.switches')
  const label = t(`${setting}.label`)
  const texts = {
    label,
    hint: t(`${setting}.hint`),
    on: t('on'),
    off: t('off'),
    switchedOn: t('switchedOn', { setting: label }),
    switchedOff: t('switchedOff', { setting: label }),
  }
  const [isOn, setIsOn] = useState(initial)
  const frame = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null)
  useEffect(() => onServerEvent('settings', (settings) => setIsOn(settings[setting])), [setting])
  const save = (value: boolean) =>
    callApi('/api/admin/settings', { method: 'PUT', body: { [setting]: value } })
  const ask = (value: boolean) =>
    question && value ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true)
  const close = (isYes: boolean) => {
    answer?.(isYes)
    setAnswer(null)
  }
  return (
    <div ref={frame} className="border-b border-line py-3">
      <SavedSwitch isOn={isOn} texts={texts} save={save} ask={ask} id={`${setting}-hint`} onSaved={setIsOn} />
      {question && (
        <SwitchQuestion
          question={question}
          close={close}
          isOpen={answer !== null}
          returnFocus={() => frame.current?.querySelector('button')?.focus()}
        />
      )}
    </div>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { SavedSwitch, type SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
import { callApi } from '@/lib/http/browser/call-api'
import { onServerEvent } from '@/lib/http/browser/event-stream'

interface SettingSwitchProps {
  setting: 'maintenance' | 'turboMode'
  /** The value at rendering. */
  initial: boolean
  texts: SavedSwitchTexts
}

/** Switches one of the shop's settings, and follows changes made elsewhere. */
export function SettingSwitch({ setting, initial, texts }: SettingSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  useEffect(() => onServerEvent('settings', (settings) => setIsOn(settings[setting])), [setting])
  const save = (value: boolean) =>
    callApi('/api/admin/settings', { method: 'PUT', body: { [setting]: value } })
  return (
    <div className="border-b border-line py-3">
      <SavedSwitch id={`${setting}-hint`} isOn={isOn} texts={texts} save={save} onSaved={setIsOn} />
    </div>
  )
}

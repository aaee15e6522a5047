'use client'

import { useEffect, useState } from 'react'
import { SavedSwitch, type SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
import { callApi } from '@/lib/http/browser/call-api'
import { onLive } from '@/lib/http/browser/live-client'

interface SettingSwitchProps {
  setting: 'maintenance' | 'turboMode'
  /** The value at rendering. */
  initial: boolean
  texts: SavedSwitchTexts
}

/** Switches one of the shop's settings, and follows changes made elsewhere. */
export function SettingSwitch({ setting, initial, texts }: SettingSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  useEffect(() => onLive('settings', (settings) => setIsOn(settings[setting])), [setting])
  const save = (value: boolean) =>
    callApi('/api/admin/settings', { method: 'PUT', body: { [setting]: value } })
  return (
    <div className="border-b border-line py-3">
      <SavedSwitch id={`${setting}-hint`} isOn={isOn} texts={texts} save={save} onSaved={setIsOn} />
    </div>
  )
}

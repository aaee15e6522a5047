import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/core/env'
import { PIN_LENGTH } from '@/lib/maintenance/unlock'
import { shownSettings } from '@/lib/settings/current-settings'
import type { Settings, ShownSettings } from '@/lib/settings/schema'
import { SettingSwitch } from './setting-switch'

const SWITCHES = [
  'maintenance',
  'turboMode',
  'waitingShown',
  'moneyBack',
] as const satisfies (keyof ShownSettings)[]

export async function SettingsPanel({ settings }: { settings: Settings }) {
  const t = await getTranslations('admin')
  const values = shownSettings(settings)
  const pin = env().ADMIN_PIN === undefined ? { name: 'ADMIN_PIN', maxLength: PIN_LENGTH } : undefined
  return (
    <section aria-labelledby="settings" className="text-width grid min-w-0 gap-1">
      <h2 id="settings" className="text-xl">
        {t('settings')}
      </h2>
      {SWITCHES.map((setting) => (
        <SettingSwitch
          key={setting}
          setting={setting}
          initial={values[setting]}
          question={setting === 'maintenance' ? { pin } : undefined}
        />
      ))}
    </section>
  )
}

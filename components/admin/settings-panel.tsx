import { getTranslations } from 'next-intl/server'
import type { Settings } from '@/lib/settings/schema'
import { SettingSwitch } from './setting-switch'

/** The switches of the shop. */
export async function SettingsPanel({ settings }: { settings: Pick<Settings, 'maintenance' | 'turboMode'> }) {
  const t = await getTranslations('admin')
  return (
    <section aria-labelledby="settings" className="grid min-w-0 gap-4 card p-5 sm:p-6">
      <h2 id="settings" className="text-xl">
        {t('settings')}
      </h2>
      {(['maintenance', 'turboMode'] as const).map((setting) => (
        <SettingSwitch
          key={setting}
          setting={setting}
          initial={settings[setting]}
          label={t(`${setting}.label`)}
          hint={t(`${setting}.hint`)}
          noAnswer={t('noAnswer')}
        />
      ))}
    </section>
  )
}

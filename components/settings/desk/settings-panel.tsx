import { getTranslations } from 'next-intl/server'
import type { Settings } from '@/lib/settings/schema'
import { SettingSwitch } from './setting-switch'

export async function SettingsPanel({ settings }: { settings: Pick<Settings, 'maintenance' | 'turboMode'> }) {
  const t = await getTranslations('admin')
  const textsOf = (setting: 'maintenance' | 'turboMode') => {
    const label = t(`${setting}.label`)
    return {
      label,
      hint: t(`${setting}.hint`),
      on: t('on'),
      off: t('off'),
      switchedOn: t('switchedOn', { setting: label }),
      switchedOff: t('switchedOff', { setting: label }),
      noAnswer: t('noAnswer'),
    }
  }
  const question = {
    title: t('maintenance.question.title'),
    text: t('maintenance.question.text'),
    confirm: t('maintenance.question.confirm'),
    cancel: t('maintenance.question.cancel'),
  }
  return (
    <section aria-labelledby="settings" className="text-width grid min-w-0 gap-1">
      <h2 id="settings" className="text-xl">
        {t('settings')}
      </h2>
      {(['maintenance', 'turboMode'] as const).map((setting) => (
        <SettingSwitch
          key={setting}
          setting={setting}
          initial={settings[setting]}
          texts={textsOf(setting)}
          question={setting === 'maintenance' ? question : undefined}
        />
      ))}
    </section>
  )
}

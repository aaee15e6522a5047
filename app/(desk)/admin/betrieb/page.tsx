import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HealthList } from '@/components/operation/health-list'
import { Copies, LastNumbers } from '@/components/operation/copies'
import { operationPage } from '@/components/desk/desk-pages'
import { ProgramFacts } from '@/components/operation/program-facts'
import { SettingsPanel } from '@/components/settings/desk/settings-panel'
import { requireAdmin } from '@/lib/account/session/require-user'
import { clockNow } from '@/lib/clock/require-clock'
import { env } from '@/lib/core/env'
import { awaitsNumbers } from '@/lib/invoices/restored-numbers'
import { copyState } from '@/lib/operation/copies/run-copies'
import { isKeyKept } from '@/lib/operation/key-sheet'
import { checkHealth, programVersion, dataSize } from '@/lib/operation/health'
import { lastBackupAt } from '@/lib/operation/last-backup'
import { currentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { FORMAT } from '@/lib/store/format'
import { store } from '@/lib/store/open-store'
import { ageOfOldest } from '@/lib/tasks/count-tasks'
import { metadataFor } from '../../../admit-visitor'
import { admitToDesk, Desk } from '../desk-frame'

const admit = () => admitToDesk(operationPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('operation'), robots: { index: false } })
}

export default async function OperationPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const health = checkHealth(store())
  const [size, lastBackup, clock, oldestTask, keyKept, isAsking] = await Promise.all([
    dataSize(env()),
    lastBackupAt(store()),
    clockNow(store()),
    ageOfOldest(store()),
    isKeyKept(store()),
    awaitsNumbers(store()),
  ])
  const { engine } = store()
  return (
    <Desk page="/admin/betrieb" part="operation" user={visitor.admitted} path={operationPage}>
      {isAsking && <LastNumbers />}
      <HealthList health={health} clock={clock} oldestTask={oldestTask} />
      <SettingsPanel settings={currentSettings() ?? settingsSchema.parse({})} />
      <ProgramFacts
        {...programVersion()}
        engine={engine}
        size={size}
        lastBackup={lastBackup}
        format={FORMAT}
      />
      <Copies state={copyState()} engine={engine} isKeyKept={keyKept} />
    </Desk>
  )
}

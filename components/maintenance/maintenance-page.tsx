'use client'

import { Logo } from '@/components/audio/logo'
import { AdminKey } from './admin-key'
import { MaintenanceTiles } from './maintenance-tiles'
import type { MaintenanceTexts } from './maintenance-texts'
import { SilentCurve } from './silent-curve'
import { WaitingAvatars } from './waiting-avatars'

interface MaintenancePageProps {
  texts: MaintenanceTexts
  /** Called when the server has accepted the PIN. */
  onUnlocked: () => void
}

/** What everybody sees while the shop is locked. It covers the whole window and says nothing about its own address. */
export function MaintenancePage({ texts, onUnlocked }: MaintenancePageProps) {
  return (
    <main className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-ground">
      <div className="page-width flex min-h-full flex-col">
        <div className="flex min-h-16 items-center justify-between">
          <Logo name={texts.name} />
          <AdminKey name={texts.key} texts={texts.pin} onUnlocked={onUnlocked} />
        </div>
        <div className="my-auto grid gap-10 py-8 sm:gap-12 sm:py-12">
          <div className="grid items-center gap-x-16 lg:grid-cols-[1fr_26rem]">
            <SilentCurve />
            <div className="grid gap-4">
              <h1 tabIndex={-1} className="text-3xl">
                {texts.title}
              </h1>
              <p className="text-width text-lg text-muted">{texts.text}</p>
              <p className="mt-2 flex items-center gap-3 text-sm">
                <WaitingAvatars />
                <span>
                  <strong className="number">{texts.waitingCount}</strong> {texts.waiting}
                </span>
              </p>
            </div>
          </div>
          <MaintenanceTiles name={texts.features} tiles={texts.tiles} />
        </div>
      </div>
    </main>
  )
}

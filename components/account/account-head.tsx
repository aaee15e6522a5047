'use client'

import { Avatar } from './avatar'
import { useAvatar } from './use-signed-in'

export function AccountHead({ title, name, email }: { title: string; name: string; email: string }) {
  const avatar = useAvatar()
  return (
    <header className="flex items-center gap-4 pb-8 sm:gap-6">
      <Avatar avatar={avatar} className="size-14 sm:size-20" />
      <div className="grid min-w-0 gap-1">
        <h1 className="text-2xl">{title}</h1>
        <p className="flex flex-wrap gap-x-3 text-muted">
          {name !== '' && <bdi className="font-semibold text-text">{name}</bdi>}
          <bdi className="break-all">{email}</bdi>
        </p>
      </div>
    </header>
  )
}

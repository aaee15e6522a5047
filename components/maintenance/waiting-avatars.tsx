import { Avatar } from '@/components/account/avatar'
import type { AvatarKey } from '@/lib/account/schema'

/** Not of anybody: four of the built-in pictures. */
const shown: readonly AvatarKey[] = ['wave', 'headphones', 'crown', 'meter']

export function WaitingAvatars() {
  return (
    <span className="flex -space-x-2" aria-hidden="true">
      {shown.map((key) => (
        <Avatar key={key} avatar={key} className="size-9 ring-2 ring-ground sm:size-10" />
      ))}
    </span>
  )
}

import type { Owner } from '@/lib/legal/schema'

export function OwnerAddress({ owner }: { owner: Owner }) {
  return (
    <address>
      {owner.name}
      <br />
      {owner.street}
      <br />
      {owner.zip} {owner.city}
      <br />
      {owner.country}
    </address>
  )
}

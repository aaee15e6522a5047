import { InvitationForm } from '@/components/account/desk/invitation-form'
import { InvitationList } from '@/components/account/desk/invitation-list'
import { StaffTable } from '@/components/account/desk/staff-table'
import { requireAdmin } from '@/lib/account/session/require-user'
import { openInvitations } from '@/lib/account/staff/data'
import { listStaff } from '@/lib/account/staff/list-staff'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'staff',
  check: requireAdmin,
  title: (t) => t('staff'),
  show: async (store, _, { uid }) => {
    const [staff, invitations] = await Promise.all([listStaff(store), openInvitations(store)])
    return (
      <>
        <StaffTable staff={staff} ownUid={uid} />
        <InvitationForm />
        <InvitationList invitations={invitations} />
      </>
    )
  },
})

export { generateMetadata }
export default Page

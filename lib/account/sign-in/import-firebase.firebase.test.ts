import { temporarySignIn } from '@/dev/sign-in/temporary-sign-in'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auth } from './firebase/admin-sdk'
import { importFirebase } from './import-firebase'
import { ownEngine } from './own/own-engine'
import { signInEngine } from './sign-in-engine'

const USERS = 1_050

describe('importing the users of a Firebase project', () => {
  const store = temporaryStore()
  temporarySignIn(store, { isOwn: true })

  const run = async (isTrial = false) => {
    const sum = { moved: 0, known: 0, left: 0, pages: 0 }
    for await (const page of importFirebase(store(), isTrial)) {
      sum.moved += page.moved
      sum.known += page.known
      sum.left += page.left.length
      sum.pages += 1
    }
    return sum
  }

  it('creates accounts with the same ids, page by page, and changes nothing on a second run', async () => {
    const service = await auth()
    const users = Array.from({ length: USERS }, (_, index) => ({
      uid: `user-${index}`,
      email: `user-${index}@beispiel.de`,
      emailVerified: index % 2 === 0,
      displayName: `Nummer ${index}`,
    }))
    for (let start = 0; start < USERS; start += 1_000)
      await service.importUsers(users.slice(start, start + 1_000))
    await service.setCustomUserClaims('user-0', { admin: true })
    await service.setCustomUserClaims('user-1', { support: true })
    await service.updateUser('user-2', { disabled: true, photoURL: 'https://bilder.example/a.png' })
    await service.createUser({ uid: 'nameless' })
    expect(await run(true)).toEqual({ moved: USERS, known: 0, left: 1, pages: 2 })
    expect(await store().get('accounts')).toBeNull()
    expect(await run()).toEqual({ moved: USERS, known: 0, left: 1, pages: 2 })
    const own = ownEngine(store())
    expect(await own.accountWith('user-0')).toMatchObject({
      email: 'user-0@beispiel.de',
      emailVerified: true,
      displayName: 'Nummer 0',
      admin: true,
    })
    expect(await own.accountWith('user-1')).toMatchObject({
      emailVerified: false,
      admin: false,
      support: true,
    })
    expect(await own.accountWith('user-2')).toMatchObject({
      isDisabled: true,
      photoURL: 'https://bilder.example/a.png',
    })
    expect(await run()).toEqual({ moved: 0, known: USERS, left: 1, pages: 2 })
  }, 120_000)

  it('removes the imported account too if a user deletes theirs after the shop went back to Firebase', async () => {
    await (await auth()).createUser({ uid: 'goes', email: 'goes@beispiel.de', emailVerified: true })
    await run()
    expect(await ownEngine(store()).accountWith('goes')).not.toBeNull()
    await signInEngine(store()).remove('goes')
    expect(await ownEngine(store()).accountWith('goes')).toBeNull()
    expect(await run()).toMatchObject({ moved: 0 })
  })

  it('reports that sign-in is unavailable if Firebase cannot be reached', async () => {
    jest.spyOn(await auth(), 'listUsers').mockRejectedValue(new Error('getaddrinfo ENOTFOUND'))
    await expect(run()).rejects.toMatchObject({ code: 'sign_in_unavailable' })
  })
})

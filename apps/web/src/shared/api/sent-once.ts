/** The latest write to each address that has not been answered. */
const underWay = new Map<string, { body: string; answer: Promise<unknown> }>()

/**
 * What is sent again while the same is still on its way (a double press, Enter and a press, a finger that is impatient with a slow line) is the same
 * request, and gets the same answer. Something else to the same address is a request of its own, and so is a repeat after the answer.
 */
export function sentOnce<T>(address: string, body: unknown, write: () => Promise<T>): Promise<unknown> {
  const text = JSON.stringify(body) ?? ''
  const latest = underWay.get(address)
  if (latest?.body === text) return latest.answer
  const answer = write().finally(() => {
    if (underWay.get(address)?.answer === answer) underWay.delete(address)
  })
  underWay.set(address, { body: text, answer })
  return answer
}

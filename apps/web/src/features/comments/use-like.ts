import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { t } from './messages.ts'

type Likable = { id: number; liked: boolean; likesCount: number }

type Options<Said extends Likable> = {
  send: (id: number, liked: boolean) => Promise<Said>
  lists: { edit: (id: number, edit: (said: Said) => Said) => void; refresh: () => Promise<void> }
}

/** Likes, or takes it back: shown at once, and taken back when it could not be saved. */
export function useLike<Said extends Likable>({ id, liked }: Likable, { send, lists }: Options<Said>) {
  const show = (isLiked: boolean) =>
    lists.edit(id, (said) =>
      said.liked === isLiked ? said : { ...said, liked: isLiked, likesCount: said.likesCount + (isLiked ? 1 : -1) },
    )
  const { mutate, isPending } = useMutation({
    mutationFn: (isLiked: boolean) => send(id, isLiked),
    onMutate: show,
    onSuccess: (saved) => lists.edit(id, () => saved),
    onError: (error, isLiked) => {
      show(!isLiked)
      const isGone = error instanceof ApiError && error.code === 'not_found'
      toast(isGone ? t('likedGone') : messageOf(error), { tone: isGone ? 'fair' : 'bad' })
      return lists.refresh()
    },
  })
  return { isPending, toggle: () => mutate(!liked) }
}

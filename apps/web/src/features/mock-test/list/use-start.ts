import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import type { ExtraTimePercent } from '@rehearsal/exam/mock-test/item-clock'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { mockTestsKey } from '../../../shared/api/shared-keys.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { urls } from '../../../shared/urls.ts'
import { startTest } from '../api/mock-test-calls.ts'

type Wish = { form: FormId; variant: ExamVariant; percent: ExtraTimePercent }

/** Starts a test, and leads to it. One that runs already is shown in the list. */
export function useStart({ form, variant, percent }: Wish) {
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (acceptsShorter: boolean) =>
      startTest({ form, pteType: variant, extraTimePercent: percent, acceptsShorter }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: mockTestsKey })
      goTo(urls.mockTest(id))
    },
    onError: (failure) => {
      const isNews = failure instanceof ApiError && failure.code === 'mock_test_running'
      if (isNews) void queryClient.invalidateQueries({ queryKey: mockTestsKey })
    },
  })
  return { begin: (acceptsShorter: boolean) => mutate(acceptsShorter), error, isPending, reset }
}

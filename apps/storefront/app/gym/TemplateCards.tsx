import type { GymPiece } from '@ironcart/core/gym';
import { gymCatalogue } from '@ironcart/gym-builder';
import { Button, GymCards, IntentForm } from '@ironcart/react-ui';
import { gymEditorPath } from './gym-paths.ts';
import type { arrangedGym } from './template-cards.server.ts';

interface TemplateCardsProps {
  readonly gyms: readonly ReturnType<typeof arrangedGym>[];
  readonly pieces: readonly GymPiece[];
  /** In minor units; templates above it are marked. */
  readonly budget?: number | undefined;
}

const marksOf = (total: number, budget: number | undefined, left: readonly string[]): readonly string[] => [
  ...(budget === undefined ? [] : [total <= budget ? 'Within your budget' : 'Over your budget']),
  ...(left.length === 0 ? [] : ['Does not fit whole']),
];

/** Cards of gym templates, each with a button to start a plan from it. */
export const TemplateCards = ({ gyms, pieces, budget }: TemplateCardsProps) => {
  const catalogue = gymCatalogue(pieces);
  return (
    <GymCards
      gyms={gyms.map(({ key, text, left, price, project, problems }) => ({
        id: key,
        title: project.name,
        total: price.total,
        project,
        problems,
        catalogue,
        text: left.length === 0 ? text : `${text} No place in this room for: ${left.join(', ')}.`,
        marks: marksOf(price.total, budget, left),
        action: (
          <IntentForm
            target={{
              action: gymEditorPath,
              fields: {
                intent: 'start',
                template: key,
                width: project.room.widthMm,
                depth: project.room.depthMm,
                height: project.room.heightMm,
              },
            }}
          >
            <Button type="submit" aria-label={`Plan with this: ${project.name}`}>
              Plan with this
            </Button>
          </IntentForm>
        ),
      }))}
    />
  );
};

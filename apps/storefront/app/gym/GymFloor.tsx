import { GymPlan, type GymPlanProps } from '@ironcart/react-ui';
import styles from './gym.module.css';

/** The floor of a gym: its plan from above. */
export const GymFloor = (view: GymPlanProps) => (
  <div className={styles.floor}>
    <GymPlan {...view} />
  </div>
);

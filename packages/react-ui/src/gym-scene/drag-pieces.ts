import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';

interface Dragged {
  /** The pressed piece. */
  readonly id: string;
  /** The piece that is moved: the rack of a hanging piece. */
  readonly heldId: string;
  readonly pointerId: number;
  readonly start: Vector2;
  /** Horizontal plane through the grabbed point, so that the point stays under the pointer. */
  readonly plane: Plane;
  readonly held: Vector3;
  isMoving: boolean;
}

interface DragPorts {
  readonly camera: Camera;
  readonly hit: (
    ray: Raycaster,
  ) => { readonly id: string; readonly heldId: string; readonly point: Vector3 } | undefined;
  /** Enables and disables the camera's controls; they are disabled during a drag. */
  readonly allowOrbit: (isAllowed: boolean) => void;
  readonly onSelect: (id: string | undefined) => void;
  /** Called during a drag with the distance from the piece's position, in metres. */
  readonly onDrag: (id: string, right: number, forward: number) => void;
  readonly onDrop: (id: string, right: number, forward: number) => void;
  readonly onCancel: () => void;
}

/** Maximum movement of a press in pixels; more is a drag. */
const slip = 5;

/**
 * Selects and moves pieces by mouse, pen and touch: a press selects a piece, or clears the selection on empty floor; a
 * drag moves a piece over the floor, with its attachments. A second finger, Escape or an interrupted gesture cancels
 * the drag. Register it before the camera's controls, so that it can disable them first.
 */
export const dragPieces = (canvas: HTMLCanvasElement, ports: DragPorts): (() => void) => {
  const listening = new AbortController();
  const ray = new Raycaster();
  let dragged: Dragged | undefined;
  let pressed: Vector2 | undefined;

  const aim = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    ray.setFromCamera(
      new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2),
      ports.camera,
    );
  };
  const wayOf = ({ plane, held }: Dragged): Vector3 | undefined =>
    ray.ray.intersectPlane(plane, new Vector3())?.sub(held) ?? undefined;
  const letGo = () => {
    dragged = undefined;
    ports.allowOrbit(true);
  };
  const cancel = () => {
    if (dragged?.isMoving) ports.onCancel();
    letGo();
    pressed = undefined;
  };

  const press = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return cancel();
    pressed = new Vector2(event.clientX, event.clientY);
    aim(event);
    const hit = ports.hit(ray);
    if (hit === undefined) return;
    ports.allowOrbit(false);
    canvas.setPointerCapture(event.pointerId);
    dragged = {
      id: hit.id,
      heldId: hit.heldId,
      pointerId: event.pointerId,
      start: pressed,
      plane: new Plane(new Vector3(0, 1, 0), -hit.point.y),
      held: hit.point.clone(),
      isMoving: false,
    };
  };
  const move = (event: PointerEvent) => {
    if (dragged?.pointerId !== event.pointerId) return;
    if (!dragged.isMoving && dragged.start.distanceTo(new Vector2(event.clientX, event.clientY)) < slip) return;
    if (!dragged.isMoving) ports.onSelect(dragged.heldId);
    dragged.isMoving = true;
    aim(event);
    const way = wayOf(dragged);
    if (way) ports.onDrag(dragged.heldId, way.x, way.z);
  };
  const release = (event: PointerEvent) => {
    const wasPress =
      pressed !== undefined && pressed.distanceTo(new Vector2(event.clientX, event.clientY)) < slip && event.isPrimary;
    pressed = undefined;
    if (dragged?.isMoving && dragged.pointerId === event.pointerId) {
      aim(event);
      const way = wayOf(dragged);
      if (way) ports.onDrop(dragged.heldId, way.x, way.z);
      else ports.onCancel();
    } else if (wasPress) ports.onSelect(dragged?.id);
    letGo();
  };

  const { signal } = listening;
  canvas.addEventListener('pointerdown', press, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
  return () => listening.abort();
};

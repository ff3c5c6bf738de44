export { CameraView } from './camera/camera-view.tsx';
export { CheckedCodes } from './checked-codes.tsx';
